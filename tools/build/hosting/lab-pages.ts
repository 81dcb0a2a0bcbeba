/** Whether a page belongs to the lab. The development server serves it with the site, but its head is its own. */
export const isLabPage = (path: string): boolean => path.startsWith('/lab/')

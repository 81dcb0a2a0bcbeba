/** Whether an HTML page belongs to the lab. The development server serves it with the site, but it has a head of its own. */
export const isLabPage = (path: string): boolean => path.startsWith('/lab/')

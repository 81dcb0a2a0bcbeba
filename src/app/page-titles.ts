import { pageTitles } from '../copy/titles.ts'

/** The `head` of a route: what the browser's tab says. */
export const titled = (page: keyof typeof pageTitles) => () => ({
  meta: [{ title: pageTitles[page] }],
})

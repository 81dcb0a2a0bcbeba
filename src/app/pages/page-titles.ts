import { pageTitles } from '../../copy/titles.ts'

/** The `head` of a route with its document title. */
export const titled = (page: keyof typeof pageTitles) => () => ({
  meta: [{ title: pageTitles[page] }],
})

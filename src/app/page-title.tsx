import { useMatches } from '@tanstack/react-router'

/**
 * What the browser's tab says: the title of the innermost page that has one. The router's own part for this
 * also knows scripts, styles and images.
 */
export function PageTitle() {
  const title = useMatches({
    select: (matches) =>
      matches.flatMap(({ meta = [] }) => meta.flatMap((tag) => tag?.title ?? [])).at(-1),
  })
  // While the guard of the first page waits there is none: the tab keeps what the shell says.
  return title === undefined ? null : <title>{title}</title>
}

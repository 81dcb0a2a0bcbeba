import { useMatches } from '@tanstack/react-router'

/**
 * The document title: the title of the innermost matched route that has one. The router's own `HeadContent` would
 * also bundle code for scripts, styles and images.
 */
export function PageTitle() {
  const title = useMatches({
    select: (matches) =>
      matches.flatMap(({ meta = [] }) => meta.flatMap((tag) => tag?.title ?? [])).at(-1),
  })
  // Undefined while the first guard waits. Then the title of index.html remains.
  return title === undefined ? null : <title>{title}</title>
}

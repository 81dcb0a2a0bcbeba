/**
 * The id of the lab's root element. The site's build must not contain this string: that would mean it bundles the lab.
 */
export const rootId = 'trellis-lab'

/** The event that a frame sends to its iframe once it is rendered. */
export const rendered = 'trellis-rendered'

export function labRoot(): HTMLElement {
  const root = document.getElementById(rootId)
  if (!root) throw new Error(`The page has no element with the id "${rootId}"`)
  return root
}

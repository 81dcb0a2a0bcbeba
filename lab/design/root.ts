/**
 * The id of the lab's root element. The site's build must not contain this string: that would mean it bundles the lab.
 */
export const rootId = 'trellis-lab'

export function labRoot(): HTMLElement {
  const root = document.getElementById(rootId)
  if (!root) throw new Error(`The page has no element with the id "${rootId}"`)
  return root
}

/** The id of the element that the lab is drawn in. A build of the site that holds this word has taken in the lab. */
export const rootId = 'trellis-lab'

/** The element that this page is drawn in. */
export function labRoot(): HTMLElement {
  const root = document.getElementById(rootId)
  if (!root) throw new Error(`The page has no element with the id "${rootId}"`)
  return root
}

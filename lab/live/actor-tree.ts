import type { LiveNode } from '../../machines/live/live-system.ts'

/** An actor in the tree of its page; `times` counts ended services of the same name that it represents. */
export type TreeItem = { node: LiveNode; times: number; children: readonly TreeItem[] }

/** The actors as a tree, in the order of their start. Ended services of the same name are one item. */
export const treeOf = (nodes: readonly LiveNode[]): readonly TreeItem[] => {
  const known = new Set(nodes.map(({ id }) => id))
  const itemsIn = (parent: string | null): readonly TreeItem[] => {
    const items = new Map<string, TreeItem>()
    for (const node of nodes) {
      const above = node.parent !== null && known.has(node.parent) ? node.parent : null
      if (above !== parent) continue
      const isRepeatable = node.kind === 'service' && node.endedAt !== null
      const key = isRepeatable ? `ended ${node.name}` : node.id
      items.set(key, {
        node,
        times: (items.get(key)?.times ?? 0) + 1,
        children: itemsIn(node.id),
      })
    }
    return [...items.values()]
  }
  return itemsIn(null)
}

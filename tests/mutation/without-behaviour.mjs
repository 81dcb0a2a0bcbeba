/*
 * What stands in a machine and does nothing when it runs: `types` is gone with the types, `description` is read by
 * people. A change there cannot be noticed, and says nothing of the tests.
 */
const idle = new Set(['types', 'description'])

export const strykerPlugins = [
  {
    kind: 'Ignore',
    name: 'without-behaviour',
    value: {
      shouldIgnore: ({ node }) =>
        node.type === 'ObjectProperty' && idle.has(node.key.name)
          ? `\`${node.key.name}\` does nothing when the machine runs.`
          : undefined,
    },
  },
]

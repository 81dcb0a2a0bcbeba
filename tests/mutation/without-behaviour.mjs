/*
 * Properties of a machine without an effect at run time: `types` exists only for the compiler, `description` only for
 * readers. No test can kill a mutant of them.
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

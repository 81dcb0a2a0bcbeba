/** One property that differs between two contexts, by its path: `member.location.city`. */
export type Change = { path: string; before: unknown; after: unknown }

/** Every leaf that differs between two plain JSON values, in path order. */
export const changesBetween = (before: unknown, after: unknown, path = ''): readonly Change[] => {
  if (Object.is(before, after)) return []
  if (!isTree(before) || !isTree(after))
    return JSON.stringify(before) === JSON.stringify(after) ? [] : [{ path, before, after }]
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return keys.flatMap((key) =>
    changesBetween(
      Reflect.get(before, key),
      Reflect.get(after, key),
      path ? `${path}.${key}` : key,
    ),
  )
}

export const isTree = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.keys(value).length > 0

/** Calls `render`, which replaces elements, and continues infinite animations where they were. */
export const keepAnimations = (render: () => void): void => {
  const times = new Map(
    infiniteAnimations().map(({ animationName, currentTime }) => [animationName, currentTime]),
  )
  render()
  for (const animation of infiniteAnimations())
    animation.currentTime = times.get(animation.animationName) ?? animation.currentTime
}

const infiniteAnimations = (): CSSAnimation[] =>
  document
    .getAnimations()
    .filter((animation) => animation instanceof CSSAnimation)
    .filter(({ effect }) => effect?.getTiming().iterations === Number.POSITIVE_INFINITY)

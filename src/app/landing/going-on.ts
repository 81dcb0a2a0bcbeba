/** Draws anew, and lets what moves for ever go on from where it was: on new elements it would begin anew. */
export const goingOn = (draw: () => void): void => {
  const times = new Map(
    loops().map(({ animationName, currentTime }) => [animationName, currentTime]),
  )
  draw()
  for (const loop of loops()) loop.currentTime = times.get(loop.animationName) ?? loop.currentTime
}

const loops = (): CSSAnimation[] =>
  document
    .getAnimations()
    .filter((animation) => animation instanceof CSSAnimation)
    .filter(({ effect }) => effect?.getTiming().iterations === Number.POSITIVE_INFINITY)

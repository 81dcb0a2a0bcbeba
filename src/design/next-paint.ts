/** Resolves after the next paint. A background tab waits until it is visible. */
export const nextPaint = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
  })

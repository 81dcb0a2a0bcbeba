/**
 * Runs at most `max` tasks at the same time. The others wait in order; `waiting` returns their number.
 */
export const limitConcurrency = (max: number) => {
  const waiting: (() => void)[] = []
  let running = 0
  const run = async <Result>(task: () => Promise<Result>): Promise<Result> => {
    if (running === max) await new Promise<void>((resolve) => waiting.push(resolve))
    else running += 1
    try {
      return await task()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
  return { run, waiting: () => waiting.length }
}

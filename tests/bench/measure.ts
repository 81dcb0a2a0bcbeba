/** Times of one piece of work (ms): the median, and the interquartile range. */
export type Timing = { median: number; spread: number }

/** Warms up, runs the work `runs` times, and returns its times. */
export const timed = async (
  work: () => unknown,
  { runs = 7, warmUps = 2 }: { runs?: number; warmUps?: number } = {},
): Promise<Timing> => {
  for (let warmUp = 0; warmUp < warmUps; warmUp += 1) await work()
  const times: number[] = []
  for (let run = 0; run < runs; run += 1) {
    const since = performance.now()
    await work()
    times.push(performance.now() - since)
  }
  return timingOf(times)
}

/** The median of these times and the interquartile range. */
export const timingOf = (times: readonly number[]): Timing => {
  const sorted = times.toSorted((one, other) => one - other)
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0
  return { median: at(0.5), spread: at(0.75) - at(0.25) }
}

/**
 * Resolves when the person or the system wants this program to end: Ctrl-C, a request to terminate, a
 * closed terminal, or, under npm, the end of npm itself, which would otherwise leave us behind.
 */
export const untilToldToStop = (): Promise<void> =>
  new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
      process.once(signal, () => resolve())
    if (process.env.npm_lifecycle_event === undefined) return
    const parent = process.ppid
    setInterval(() => {
      if (process.ppid !== parent) resolve()
    }, 1000).unref()
  })

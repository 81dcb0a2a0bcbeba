/** Parallel callers for the same key share one promise. */
export type SingleFlight<Value> = {
  /** Starts `task`, or returns the promise that is in flight for this key. */
  join(key: string, task: () => Promise<Value>): Promise<Value>
  /** The promise that is in flight for this key. */
  inFlight(key: string): Promise<Value> | undefined
}

/** A flight ends only when its task settles, so the task needs a deadline. */
export const createSingleFlight = <Value>(): SingleFlight<Value> => {
  const flights = new Map<string, Promise<Value>>()
  return {
    join: (key, task) => {
      const running = flights.get(key)
      if (running) return running
      const flight = task().finally(() => flights.delete(key))
      flights.set(key, flight)
      return flight
    },
    inFlight: (key) => flights.get(key),
  }
}

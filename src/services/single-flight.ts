/** Lets callers that ask for the same thing at the same time share one answer. */
export type SingleFlight<Value> = {
  /** Starts `act`, or joins the one that is under way for this key. */
  join(key: string, act: () => Promise<Value>): Promise<Value>
  /** What is under way for this key. */
  underWay(key: string): Promise<Value> | undefined
}

/** No lock: a flight ends when its act does, so give the act a deadline. */
export const createSingleFlight = <Value>(): SingleFlight<Value> => {
  const flights = new Map<string, Promise<Value>>()
  return {
    join: (key, act) => {
      const present = flights.get(key)
      if (present) return present
      const flight = act().finally(() => flights.delete(key))
      flights.set(key, flight)
      return flight
    },
    underWay: (key) => flights.get(key),
  }
}

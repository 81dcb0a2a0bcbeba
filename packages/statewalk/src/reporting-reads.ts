/** The object itself, which calls `onRead` for every missing property that is read from it. */
export const reportingReads = <Target extends object>(
  target: Target,
  onRead: (property: string) => void,
): Target => {
  const reporting = new Proxy(target, reportingTo(onRead))
  proxies.add(reporting)
  return reporting
}

/** Calls `onRead` for every missing property that is read from the target of a proxy. */
export const reportingTo = <Target extends object>(
  onRead: (property: string) => void,
): ProxyHandler<Target> => ({
  get(object, property, receiver) {
    if (typeof property === 'string' && !(property in object) && property !== 'toJSON')
      onRead(property)
    return Reflect.get(object, property, receiver)
  },
})

/** Whether a value reports what is read from it, so that a copy of it would not. */
export const isReporting = (value: object): boolean => proxies.has(value)

const proxies = new WeakSet<object>()

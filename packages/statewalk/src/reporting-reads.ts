/** The object itself, which calls `onRead` for every missing property that is read from it. */
export const reportingReads = <Target extends object>(
  target: Target,
  onRead: (property: string) => void,
): Target =>
  new Proxy(target, {
    get(object, property, receiver) {
      if (typeof property === 'string' && !(property in object) && property !== 'toJSON')
        onRead(property)
      return Reflect.get(object, property, receiver)
    },
  })

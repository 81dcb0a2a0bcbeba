/** A promise that a test settles. */
export type Deferred<Value> = {
  promise: Promise<Value>
  resolve(value: Value): void
  reject(reason: unknown): void
}

/** `Promise.withResolvers`, which Node 20 does not have. */
export const deferred = <Value = void>(): Deferred<Value> => {
  let settle: Pick<Deferred<Value>, 'resolve' | 'reject'> | null = null
  const promise = new Promise<Value>((resolve, reject) => {
    settle = { resolve, reject }
  })
  if (!settle) throw new Error('A promise runs its executor at once.')
  return Object.assign({ promise }, settle)
}

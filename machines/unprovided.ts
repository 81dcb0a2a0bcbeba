import { fromCallback, fromPromise, type NonReducibleUnknown } from 'xstate'

/** A promise service that only the composition root can fill in: running it unfilled fails aloud. */
export const unprovided = <Output, Input = NonReducibleUnknown>(name: string) =>
  fromPromise<Output, Input>(() => Promise.reject(new Error(`${name} was not provided`)))

/** A subscription that only the composition root can fill in: starting it unfilled fails aloud. */
export const unprovidedWatch = <Sent extends { type: string }, Input = NonReducibleUnknown>(
  name: string,
) =>
  fromCallback<Sent, Input>(() => {
    throw new Error(`${name} was not provided`)
  })

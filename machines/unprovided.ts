import { fromCallback, fromPromise, type NonReducibleUnknown } from 'xstate'

/** A promise actor that the composition root must provide. Without an implementation it rejects. */
export const unprovided = <Output, Input = NonReducibleUnknown>(name: string) =>
  fromPromise<Output, Input>(() => Promise.reject(new Error(`${name} was not provided`)))

/** An action that the composition root must provide. Without an implementation it throws. */
export const unprovidedAction =
  <Params>(name: string) =>
  (_: unknown, _params: Params): void => {
    throw new Error(`${name} was not provided`)
  }

/** A callback actor that the composition root must provide. Without an implementation it throws. */
export const unprovidedWatch = <Sent extends { type: string }, Input = NonReducibleUnknown>(
  name: string,
) =>
  fromCallback<Sent, Input>(() => {
    throw new Error(`${name} was not provided`)
  })

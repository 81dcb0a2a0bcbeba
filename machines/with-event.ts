/*
 * Most actions and guards need nothing but the event, or the output of a service that is done. These helpers write that
 * once. The types of the event and of the params are checked at each use.
 */

/** An action or a guard whose params are the event. */
export const withEvent = <Type extends string>(type: Type) => ({ type, params: eventIn })

/** An action or a guard whose params are the output of a service that is done. */
export const withOutput = <Type extends string>(type: Type) => ({ type, params: outputIn })

/** As `withOutput`, but the output is the param of this name. */
export const withOutputAs = <Type extends string, Name extends string>(type: Type, name: Name) => ({
  type,
  params: <Output>({ event }: { event: { output: Output } }) =>
    ({ [name]: event.output }) as Record<Name, Output>,
})

const eventIn = <Event>({ event }: { event: Event }): Event => event

const outputIn = <Output>({ event }: { event: { output: Output } }): Output => event.output

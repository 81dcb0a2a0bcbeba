/** The rules that every machine is checked against. A model or the options of a check turn them off by name. */
export type Rules = {
  /** No action or guard throws, no rejection is unhandled, and no `always` loop is endless. */
  'no actor fails unhandled': boolean
  'context is plain JSON': boolean
  'every promise has onError': boolean
  /** A result or a timer occurs once. If every branch is guarded and no guard holds, it is lost. */
  'every choice has an unguarded branch': boolean
  /** Every state can be left. Final states and those that `ends` names are exempt. */
  'no deadlock': boolean
  /** No configuration is followed only by timers and results, without an end. */
  'no livelock': boolean
  'every transition can be taken': boolean
  /** A timer that fires takes a transition. Timers of child machines are exempt. */
  'every timer has an effect': boolean
  /** A configuration does not start more and more actors that nothing refers to. */
  'no actor leak': boolean
}

/** Every rule is on by default. */
export const defaultRules: Rules = {
  'no actor fails unhandled': true,
  'context is plain JSON': true,
  'every promise has onError': true,
  'every choice has an unguarded branch': true,
  'no deadlock': true,
  'no livelock': true,
  'every transition can be taken': true,
  'every timer has an effect': true,
  'no actor leak': true,
}

/** The rules of a model; `overrides` take precedence over its own settings. */
export const rulesOf = (
  { rules }: { rules?: Partial<Rules> },
  overrides?: Partial<Rules>,
): Rules => ({
  ...defaultRules,
  ...rules,
  ...overrides,
})

/** A mistake in one file of the site, as one expression in the place of another. */
export type FieldFault = {
  file: string
  /** An expression that occurs exactly once in the file. */
  find: string
  /** The mistake, as an expression. */
  replace: string
}

/** The property of the global object that names the fault of a page or a test. */
export const plantedFault = 'trellisPlantedFault'

/** The faults in the sources, by what is wrong. A build contains all of them, and a page has the one that it names. */
export const fieldFaults = {
  'login: a guard reads a field that does not exist': {
    file: 'machines/login/login-setup.ts',
    find: "technicalOf(context.identifier).includes('@')",
    replace: "context.identifier.value.includes('@')",
  },
  'login: a submit without values throws': {
    file: 'machines/login/login-setup.ts',
    find: '({ missing: firstMissing(context) })',
    replace: '({ missing: context.missing.field })',
  },
  'login: the message to the onboarding throws': {
    file: 'machines/login/login-setup.ts',
    find: 'nonNull(context.identity).authType',
    replace: 'context.identity.provider.authType',
  },
  'forgot password: a guard reads a field that does not exist': {
    file: 'machines/forgot-password/forgot-password-machine.ts',
    find: '!isBlank(context.email)',
    replace: 'context.email.text.length > 0',
  },
  'forgot password: the time of the email is read as a date': {
    file: 'machines/forgot-password/forgot-password-machine.ts',
    find: 'sentAt + emailCooldown',
    replace: 'sentAt.getTime() + emailCooldown',
  },
  'preferences: nothing follows the comparison of an unchanged selection': {
    file: 'machines/interests/interests-machine.ts',
    find: "{ target: 'unchanged' }",
    replace: "{ guard: 'can be discarded', target: 'unchanged' }",
  },
  'preferences: a pressed interest throws': {
    file: 'machines/interests/interests-machine.ts',
    find: '[...selected, name]',
    replace: '[...selected, name.label.trim()]',
  },
  'preferences: the request is made from a field that does not exist': {
    file: 'machines/interests/interests-machine.ts',
    find: '({ interests: context.selected, version: context.version })',
    replace: '({ interests: context.chosen.map((name) => name) })',
  },
  'profile: nothing follows the comparison of an unchanged form': {
    file: 'machines/profile-form/profile-form-machine.ts',
    find: "{ target: 'unchanged' }",
    replace: "{ guard: 'is restored', target: 'unchanged' }",
  },
  'profile: a typed address throws': {
    file: 'machines/location/typed-place.ts',
    find: 'firstPartOf(address)',
    replace: 'firstPartOf(address.text)',
  },
  'settings: nothing follows the decision about a deletion': {
    file: 'machines/delete-account/delete-account-machine.ts',
    find: "{ target: 'closed' }",
    replace: "{ guard: 'is unfinished', target: 'closed' }",
  },
  'settings: the check of an issue throws': {
    file: 'machines/report-issue/report-issue-machine.ts',
    find: 'isBlank(context.description)',
    replace: "context.description.text.trim() === ''",
  },
  'settings: the request of an issue throws': {
    file: 'machines/report-issue/report-issue-machine.ts',
    find: '({ bugDescription: paragraphOf(context.description) })',
    replace: '({ bugDescription: context.description.text.trim() })',
  },
  'settings: the copied email throws': {
    file: 'machines/copy-email/copy-email-machine.ts',
    find: '({ text: context.email })',
    replace: '({ text: context.email.address.trim() })',
  },
  'sign-up: the check of the form throws': {
    file: 'machines/sign-up/sign-up-setup.ts',
    find: 'Object.keys(problemsOf(context.values, context)).length > 0',
    replace: 'problemsOf(context.values, context).email.length > 0',
  },
  'sign-up: the request of the record throws': {
    file: 'machines/sign-up/sign-up-machine.ts',
    find: 'registrationOf(context.values)',
    replace: 'registrationOf(context.form)',
  },
  'verification: the answer to a check throws': {
    file: 'machines/verify-email/verify-email-setup.ts',
    find: '({ message })',
    replace: '({ message: message.text.trim() })',
  },
  'session: the stored entries are made from a token of another shape': {
    file: 'machines/session/session-setup.ts',
    find: 'nonNull(context.token)',
    replace: 'context.token.value.trim()',
  },
  'onboarding: the guard of a step throws': {
    file: 'machines/onboarding/onboarding-machine.ts',
    find: 'step.isPending(arrival)',
    replace: 'step.pending.includes(arrival)',
  },
  'login: the selector of the screen throws': {
    file: 'src/screens/login/view-props.ts',
    find: 'missingTexts[missing]',
    replace: 'missingTexts[missing].text.trim()',
  },
  'forgot password: the selector of the screen throws': {
    file: 'src/screens/forgot-password/view-props.ts',
    find: "snapshot.matches({ form: 'sent' })",
    replace: "(snapshot.matches({ form: 'sent' }) && snapshot.context.sentTo.includes('@'))",
  },
  'preferences: the filter of the screen throws': {
    file: 'src/screens/preferences/matches-filter.ts',
    find: "normalized(filter).split(' ')",
    replace: "(filter === '' ? [''] : filter.words.map(normalized))",
  },
} as const satisfies Readonly<Record<string, FieldFault>>

/** Faults outside of the sources. The model knows both as outcomes, so an exported test cannot fail with them. */
const networkFaults = [
  'network: the chunk of a page is missing',
  'network: a response is corrupted',
] as const

/** The name of a fault. */
export type FieldFaultName = keyof typeof fieldFaults | (typeof networkFaults)[number]

/** The faults in the sources with their names. */
export const sourceFaults = Object.entries<FieldFault>(fieldFaults).map(([name, fault]) => ({
  name,
  ...fault,
}))

/** All faults. */
export const faultNames: readonly FieldFaultName[] = [
  ...(Object.keys(fieldFaults) as (keyof typeof fieldFaults)[]),
  ...networkFaults,
]

/** The file of the test that the lab exported for a fault, and of its report. */
export const fileNameOf = (name: string): string => name.replace(/[^a-z]+/g, '-')

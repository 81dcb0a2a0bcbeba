import type { PlantedFault } from './planted-fault.ts'

const signUpModel = 'machines/sign-up/sign-up-model.ts'
const verifyEmailModel = 'machines/verify-email/verify-email-model.ts'
const deleteAccountModel = 'machines/delete-account/delete-account-model.ts'
const profileFormModel = 'machines/profile-form/profile-form-model.ts'

/** Faults of the sign-up, the verification, the deletion and the profile form. */
export const formFaults: readonly PlantedFault[] = [
  {
    title: 'a refused registration keeps the identity',
    file: 'machines/sign-up/sign-up-machine.ts',
    find: "target: 'removing identity',",
    replace: "target: 'form',",
    near: [signUpModel],
  },
  {
    title: 'a registration without an answer removes the identity',
    file: 'machines/sign-up/sign-up-setup.ts',
    find: "'was refused': (_, { error }: { error: unknown }) => hasChangedNothing(failureOf(error))",
    replace: "'was refused': (_, { error }: { error: unknown }) => failureOf(error).kind !== ''",
    near: [signUpModel],
  },
  {
    title: 'passwords that differ are submitted',
    file: 'machines/sign-up/sign-up-form.ts',
    find: 'values.confirmPassword !== values.password',
    replace: 'false',
    near: [signUpModel],
  },
  {
    title: 'the verification email is sent before the record is created',
    file: 'machines/sign-up/sign-up-machine.ts',
    find: "target: 'sending verification email',",
    replace: "target: 'created',",
    near: [signUpModel],
  },
  {
    title: 'the account is created with the identity of a verified member',
    file: 'machines/sign-up/sign-up-setup.ts',
    find: '!identity.emailVerified',
    replace: 'identity.emailVerified',
    near: [signUpModel],
  },
  {
    title: 'the passwords stay in memory after the sign-up',
    file: 'machines/sign-up/sign-up-setup.ts',
    find: "values: { ...context.values, password: '', confirmPassword: '' }",
    replace: "values: { ...context.values, password: '' }",
    near: [signUpModel],
  },
  {
    title: 'the cooldown of the resend button is 6 s',
    file: 'machines/verify-email/verify-email-setup.ts',
    find: 'resendAt: at + emailCooldown',
    replace: 'resendAt: at + emailCooldown / 10',
    near: [verifyEmailModel],
  },
  {
    title: 'a cooldown before a reload does not count',
    file: 'machines/verify-email/verify-email-setup.ts',
    find: "'is cooling down': ({ context }) => context.resendAt !== null",
    replace: "'is cooling down': () => false",
    near: [verifyEmailModel],
  },
  {
    title: 'a failed email starts the cooldown',
    file: 'machines/verify-email/verify-email-resending.ts',
    find: "target: 'ready',\n            actions: { type: 'set message', params: { message: 'not sent' } },",
    replace:
      "target: 'cooling down',\n            actions: { type: 'set message', params: { message: 'not sent' } },",
    near: [verifyEmailModel],
  },
  {
    title: 'a failed check does not count, so polling never ends',
    file: 'machines/verify-email/verify-email-setup.ts',
    find: 'checks: context.checks + 1,',
    replace: 'checks: at === null ? context.checks : context.checks + 1,',
    near: [verifyEmailModel],
  },
  {
    title: 'one check too many is made',
    file: 'machines/verify-email/verify-email-setup.ts',
    find: 'context.checks + 1 < context.maxChecks',
    replace: 'context.checks < context.maxChecks',
    near: [verifyEmailModel],
  },
  {
    title: 'the redirect waits 15 s',
    file: 'machines/verify-email/verify-email-setup.ts',
    find: "'redirect delay': redirectDelay",
    replace: "'redirect delay': 10 * redirectDelay",
    near: [verifyEmailModel],
  },
  {
    title: 'the email is polled every 20 s',
    file: 'machines/verify-email/verify-email-setup.ts',
    find: "'poll interval': pollInterval",
    replace: "'poll interval': 2 * pollInterval",
    near: [verifyEmailModel],
  },
  {
    title: 'an unverified member is redirected',
    file: 'machines/verify-email/verify-email-setup.ts',
    find: '(_, { identity }: Check) => identity.emailVerified',
    replace: '(_, { identity }: Check) => !identity.emailVerified',
    near: [verifyEmailModel],
  },
  {
    title: 'a resent email does not restart the polling',
    file: 'machines/verify-email/verify-email-resending.ts',
    find: "{ type: 'restart polling', params: ({ event }) => event.output },",
    replace: '',
    near: [verifyEmailModel],
  },
  {
    title: 'the identity is removed although the record could not be deleted',
    file: 'machines/delete-account/delete-account-machine.ts',
    find: "target: 'unfinished',\n            actions: [\n              { type: 'set failure', params: ({ event }) => ({ error: event.error }) },\n              'notify account not deleted',\n            ],\n          },\n        ],\n      },\n    },\n    'removing the picture'",
    replace:
      "target: 'removing the identity',\n          },\n        ],\n      },\n    },\n    'removing the picture'",
    near: [deleteAccountModel],
  },
  {
    title: 'the account is deleted without a recent sign-in',
    file: 'machines/delete-account/delete-account-setup.ts',
    find: '(_, { recent }: { recent: boolean }) => recent',
    replace: '(_, { recent }: { recent: boolean }) => !recent',
    near: [deleteAccountModel],
  },
  {
    title: 'the identity is removed before the picture, which then stays for ever',
    file: 'machines/delete-account/delete-account-machine.ts',
    find: "onDone: { target: 'removing the picture', actions: 'set record deleted' }",
    replace: "onDone: { target: 'removing the identity', actions: 'set record deleted' }",
    near: [deleteAccountModel],
  },
  {
    title: 'a member with Apple is asked for a password before the deletion',
    file: 'machines/delete-account/delete-account-setup.ts',
    find: "context.authType === 'local'",
    replace: "context.authType !== 'google'",
    near: [deleteAccountModel],
  },
  {
    title: 'the deletion does not store its marker first',
    file: 'machines/delete-account/delete-account-machine.ts',
    find: "'set unfinished',\n        { type: 'store deletion marker', params: ({ context: { uid } }) => ({ uid }) },",
    replace: "'set unfinished',",
    near: [deleteAccountModel],
  },
  {
    title: 'a deletion without an answer is forgotten',
    file: 'machines/delete-account/delete-account-setup.ts',
    find: 'deletionHasNotBegun(failure) && !(failure.notSent && context.wasUnfinished)',
    replace: "failure.kind !== 'session expired'",
    near: [deleteAccountModel],
  },
  {
    title: 'a deletion that the backend refused stays unfinished',
    file: 'machines/delete-account/delete-account-setup.ts',
    find: 'deletionHasNotBegun(failure) && !(failure.notSent && context.wasUnfinished)',
    replace: 'failure.notSent === true && !context.wasUnfinished',
    near: [deleteAccountModel],
  },
  {
    title: 'the success of a deletion is announced before its last step',
    file: 'machines/delete-account/delete-account-machine.ts',
    find: "onDone: { target: 'removing the picture', actions: 'set record deleted' }",
    replace:
      "onDone: { target: 'removing the picture', actions: ['set record deleted', 'notify account deleted'] }",
    near: [deleteAccountModel],
  },
  {
    title: 'a failed upload of the picture prevents the update',
    file: 'machines/profile-form/profile-form-machine.ts',
    find: "onError: { target: 'updating', actions: 'notify picture not uploaded' }",
    replace:
      "onError: { target: 'editing', actions: ['unlock picture and location', 'notify picture not uploaded'] }",
    near: [profileFormModel],
  },
  {
    title: 'the record is updated before the picture is uploaded',
    file: 'machines/profile-form/profile-form-setup.ts',
    find: "context.picture?.kind === 'chosen'",
    replace: "context.picture?.kind === 'removed'",
    near: [profileFormModel],
  },
  {
    title: 'the stored picture is removed before the record no longer refers to it',
    file: 'machines/profile-form/profile-form-machine.ts',
    find: "target: 'uploading the picture',\n            actions",
    replace: "target: 'removing the stored picture',\n            actions",
    near: [profileFormModel],
  },
  {
    title: 'unsaved changes are lost without a question',
    file: 'machines/profile-form/profile-form-machine.ts',
    find: "cancelled: { guard: 'is editing', target: '#profileForm.confirming cancel' }",
    replace:
      "cancelled: { guard: 'is editing', target: '#profileForm.closed', actions: 'go back' }",
    near: [profileFormModel],
  },
  {
    title: 'the draft of a saved form stays',
    file: 'machines/profile-form/profile-form-machine.ts',
    find: "saved: { type: 'final', entry: 'remove draft' }",
    replace: "saved: { type: 'final' }",
    near: [profileFormModel],
  },
  {
    title: 'a saved profile does not say so',
    file: 'machines/profile-form/profile-form-machine.ts',
    find: "['notify profile updated', 'send member', 'navigate to profile']",
    replace: "['send member', 'navigate to profile']",
    near: [profileFormModel],
  },
  {
    title: 'a form with an empty name is submitted',
    file: 'machines/profile-form/profile-form-setup.ts',
    find: 'Object.keys(profileProblemsOf(context.values, context)).length > 0',
    replace: 'Object.keys(profileProblemsOf(context.values, context)).length > 1',
    near: [profileFormModel],
  },
  {
    title: 'the profile is not loaded again after the update',
    file: 'machines/profile-form/profile-form-machine.ts',
    find: "target: 'loading the member',\n            actions: { type: 'set sent phone', params: ({ event }) => event.output },",
    replace: "target: 'finishing',\n            actions: 'set member from submission',",
    near: [profileFormModel],
  },
]

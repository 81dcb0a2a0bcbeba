import { deleteAccountCopy, reportIssueCopy, settingsCopy, themeCopy } from '../../copy/settings.ts'
import type { Look, Looks } from '../look.ts'

const { proof, unfinished } = deleteAccountCopy

const list: Look = [
  { role: 'heading', name: settingsCopy.heading },
  { role: 'button', name: settingsCopy.reportIssue.title },
  { role: 'button', name: settingsCopy.contact.title },
  { role: 'link', name: settingsCopy.privacy.title },
  { role: 'button', name: settingsCopy.deleteAccount.title },
]
/* An open dialog hides the page behind it from assistive technology. */
const page: Look = [...list, { role: 'dialog', name: /./, absent: true }]

const question: Look = [
  { role: 'dialog', name: deleteAccountCopy.title },
  { role: 'button', name: deleteAccountCopy.cancel },
]
const deleting: Look = [
  ...question,
  { role: 'button', name: deleteAccountCopy.busy, disabled: true },
]
const byHand = { role: 'paragraph', name: settingsCopy.contactByHand } as const
const finish = { role: 'button', name: unfinished.action } as const

/** What a person sees in each state of the delete-account machine. */
export const deletionLooks = {
  closed: [...page, { ...finish, absent: true }],
  unfinished: [...page, finish],
  confirming: [...question, { role: 'button', name: deleteAccountCopy.confirm }],
  'checking the sign-in': deleting,
  'asking for the password': [
    { role: 'dialog', name: proof.title },
    { role: 'button', name: deleteAccountCopy.confirm },
    { role: 'button', name: deleteAccountCopy.cancel },
  ],
  'proving by password': [
    { role: 'dialog', name: proof.title },
    { role: 'button', name: deleteAccountCopy.busy, disabled: true },
  ],
  'asking the provider': [
    { role: 'dialog', name: proof.title },
    { role: 'button', name: /^Continue with (Google|Apple)$/ },
    { role: 'button', name: deleteAccountCopy.cancel },
  ],
  'proving by provider': [
    { role: 'dialog', name: proof.title },
    { role: 'button', name: /^Continue with (Google|Apple)$/, disabled: true },
    { role: 'button', name: deleteAccountCopy.cancel },
  ],
  'deleting the record': deleting,
  'removing the picture': deleting,
  'removing the identity': deleting,
  gone: page,
} as const satisfies Looks

/** What a person sees in each state of the report-issue machine. */
export const reportLooks = {
  closed: page,
  writing: [
    { role: 'dialog', name: reportIssueCopy.title },
    { role: 'textbox', name: reportIssueCopy.description },
    { role: 'button', name: reportIssueCopy.submit },
    { role: 'button', name: reportIssueCopy.cancel },
  ],
  sending: [
    { role: 'dialog', name: reportIssueCopy.title },
    { role: 'button', name: reportIssueCopy.busy, disabled: true },
  ],
} as const satisfies Looks

const themes: Look = [
  ...list,
  { role: 'radiogroup', name: themeCopy.label },
  { role: 'radio', name: themeCopy.system },
  { role: 'radio', name: themeCopy.light },
  { role: 'radio', name: themeCopy.dark },
]

/** What a person sees in each state of the theme machine. */
export const themeLooks = {
  'as the system': themes,
  light: themes,
  dark: themes,
} as const satisfies Looks

/** What a person sees in each state of the copy-address machine. */
export const contactLooks = {
  'ready.idle': [...list, { ...byHand, absent: true }],
  'ready.copied': [...list, { ...byHand, absent: true }],
  'ready.shown to be copied by hand': [...list, byHand],
  copying: [
    ...list,
    { role: 'button', name: settingsCopy.contact.title, disabled: true },
    { ...byHand, absent: true },
  ],
} as const satisfies Looks

import { cleanup, screen, waitFor } from '@testing-library/react'
import { expect, onTestFinished } from 'vitest'
import type { Member } from '../../../machines/member.ts'
import type { Clock, Identity, MemberApi, MemberStorage } from '../../../machines/ports.ts'
import { createBrowserStorage } from '../../../src/services/browser-storage.ts'
import { openSite, press } from '../open-site.tsx'
import { withBackendRules } from './backend-rules.ts'
import { enter, type Input } from './what-is-typed.ts'

/** A form with its text fields, by label. */
export type Form = {
  at: string
  button: string
  fields: readonly string[]
  /** The button that opens the form, if it is in a dialog. */
  opener?: string
  member?: Partial<Member>
  /** What is typed before anything else happens. */
  valid?: Readonly<Record<string, string>>
}

/** What the site has sent to the identity service or to the backend, by the label of the field. */
type Sent = Readonly<Record<string, string>>

/** Opens the form, in front of the rules of the backend and with the drafts of this browser. */
export const openForm = async ({ at, opener, button, member, valid = {} }: Form) => {
  const sent: Sent[] = []
  const site = await openSite({
    at,
    ...(member && { member }),
    through: ({ identity, memberApi, storage, clock, ...services }) => ({
      ...services,
      clock,
      identity: recordIdentity(identity, sent),
      memberApi: withBackendRules(recordApi(memberApi, sent)),
      storage: withStoredDrafts(storage, clock),
    }),
  })
  if (opener) await press(opener)
  await screen.findByRole('button', { name: button })
  const end = () => {
    site.router.startTransition = async () => false
    cleanup()
    site.app.root.stop()
  }
  onTestFinished(end)
  return {
    site,
    sent,
    /** Types the valid values, then does this to the fields. */
    fill: (inputs: ReadonlyMap<string, Input>): Shown => {
      const typed = Object.entries(valid).map(([label, text]) => [label, typing(text)] as const)
      return new Map(
        [...typed, ...inputs].map(([label, input]) => [label, enter(fieldOf(label), input)]),
      )
    },
    /** Presses the button. Resolves when the path has changed, or when a message is shown. */
    submit: async (): Promise<{ hasLeft: boolean }> => {
      await press(button)
      const hasLeft = () => site.path() !== at
      await waitFor(() => expect(hasLeft() || messages().length > 0).toBe(true))
      return { hasLeft: hasLeft() }
    },
    end,
  }
}

const typing = (text: string): Input => ({ kind: 'typed', text })

/** What fields show by label, null for something that is no value. */
export type Shown = ReadonlyMap<string, string | null>

const recordIdentity = (identity: Identity, sent: Sent[]): Identity => ({
  ...identity,
  signIn: (credentials, signal) => {
    sent.push({ 'Username or email': credentials.email, Password: credentials.password })
    return identity.signIn(credentials, signal)
  },
  signUp: (account, signal) => {
    sent.push({ Email: account.email, Password: account.password })
    return identity.signUp(account, signal)
  },
  sendPasswordReset: (email) => {
    sent.push({ Email: email })
    return identity.sendPasswordReset(email)
  },
})

const recordApi = (api: MemberApi, sent: Sent[]): MemberApi => ({
  ...api,
  resolveLogin: (body, signal) => {
    sent.push({ 'Username or email': body.username, Password: body.password })
    return api.resolveLogin(body, signal)
  },
  register: (body, signal) => {
    const { firstName, lastName, username, email, phone } = body
    sent.push({
      'First name': firstName,
      'Last name': lastName,
      Username: username,
      Email: email,
      Phone: phone,
    })
    return api.register(body, signal)
  },
  reportBug: (description, signal) => {
    sent.push({ Description: description })
    return api.reportBug(description, signal)
  },
})

const withStoredDrafts = (storage: MemberStorage, clock: Clock): MemberStorage => {
  localStorage.setItem('userId', storage.readSession().userId ?? '')
  const { readDraft, writeDraft, readSignUpDraft, writeSignUpDraft } = createBrowserStorage({
    window,
    clock,
  })
  return { ...storage, readDraft, writeDraft, readSignUpDraft, writeSignUpDraft }
}

type Field = HTMLInputElement | HTMLTextAreaElement

/** The field with this label. */
export const fieldOf = (label: string): Field => screen.getByLabelText<Field>(label)

/** The messages at the invalid fields, and the toasts. */
const messages = (): string[] => {
  const invalid = [...document.querySelectorAll<HTMLElement>('[aria-invalid]')].map(noteOf)
  const toasts = screen.getByRole('region', { name: 'Notifications' }).querySelectorAll('p')
  return [...invalid, ...[...toasts].map((toast) => toast.textContent ?? '')].filter(
    (text) => text !== '',
  )
}

const noteOf = (field: HTMLElement): string =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join('')

/** Whether an unreadable field has a message of its own, or no field is unreadable. */
export const saysWhatIsUnreadable = (shown: Shown): boolean => {
  const unreadable = [...shown].filter(([, text]) => text === null).map(([label]) => label)
  return (
    unreadable.length === 0 ||
    unreadable.some((label) => fieldOf(label).hasAttribute('aria-invalid'))
  )
}

import { type ActorRefFrom, createActor, waitFor } from 'xstate'
import type { deleteAccountMachine } from '../../../machines/delete-account/delete-account-machine.ts'
import { awaitedIdentity, isSettled } from '../../../src/app/enter-session.ts'
import { deleteAccountFlow } from '../../../src/app/flows/delete-account.ts'
import { loginFlow } from '../../../src/app/flows/login.ts'
import { signUpFlow } from '../../../src/app/flows/sign-up.ts'
import { verifyEmailFlow } from '../../../src/app/flows/verify-email.ts'
import type { Page } from '../open-page.ts'
import type { Fate } from './cut.ts'

/** What the member of these tests types. */
export const typed = {
  firstName: 'Maya',
  lastName: 'Lindqvist',
  username: 'maya',
  email: 'maya@lindqvist.example',
  phone: '',
  password: 'sweet-pea-88',
  confirmPassword: 'sweet-pea-88',
} as const

const patience = { timeout: 15_000 }

/** Resolves when the session of a page has come to an answer, also about a mail that it waits for. */
export const atRest = ({ app }: Page): Promise<unknown> =>
  waitFor(app.session, (session) => isSettled(session) && !session.matches('recalling'), patience)

/** Resolves when the flow rests, or its tab is closed. */
const rest = (resting: Promise<unknown>, fate?: Fate) =>
  fate ? Promise.race([resting, fate.closed]) : resting

/** Fills in /signup and submits; `tries` times while it does not succeed. Says whether it did. */
export const signUp = async (
  { app }: Page,
  { fate, tries = 3, email = typed.email }: { fate?: Fate; tries?: number; email?: string } = {},
): Promise<boolean> => {
  const flow = createActor(signUpFlow(app), {
    input: {
      draft: app.services.storage.readSignUpDraft(),
      identity: awaitedIdentity(app.session.getSnapshot()),
    },
  })
  flow.on('*', app.follow)
  flow.subscribe(({ context: { values } }) => app.services.storage.writeSignUpDraft(values))
  flow.start()
  const fields = Object.entries({ ...typed, email }) as [keyof typeof typed, string][]
  for (const [field, value] of fields) flow.send({ type: 'field changed', field, value })
  for (let tried = 0; tried < tries && flow.getSnapshot().status === 'active'; tried += 1) {
    flow.send({ type: 'submitted' })
    await rest(
      waitFor(flow, (snapshot) => !snapshot.hasTag('busy'), patience),
      fate,
    )
    if (fate?.isClosed()) break
  }
  return flow.getSnapshot().matches('created')
}

/** Fills in /login and submits. Says where it ended; 'led away' where the session has something to finish first. */
export const logIn = async ({
  app,
}: Page): Promise<'entered' | 'unverified' | 'led away' | 'no'> => {
  const flow = createActor(loginFlow(app), { input: { returnTo: null } })
  flow.on('*', app.follow)
  flow.start()
  flow.send({ type: 'field changed', field: 'identifier', value: typed.email })
  flow.send({ type: 'field changed', field: 'password', value: typed.password })
  flow.send({ type: 'submitted' })
  const closing = waitFor(app.session, (session) => session.hasTag('closing'), patience)
  const settled = waitFor(flow, (snapshot) => !snapshot.hasTag('busy'), patience)
  const where = await Promise.race([closing.then(() => 'led away' as const), settled])
  for (const left of [closing, settled]) left.catch(() => {})
  if (where === 'led away') return where
  if (where.matches('entered')) return 'entered'
  return where.matches({ form: 'unverified' }) ? 'unverified' : 'no'
}

/** Confirms the deletion on /settings, proves who is there where asked, and goes on with one that was begun. */
export const deleteAccount = async (
  { app }: Page,
  { fate, tries = 3 }: { fate?: Fate; tries?: number } = {},
): Promise<boolean> => {
  const session = app.session.getSnapshot()
  const flow = createActor(deleteAccountFlow(app), {
    input: { authType: 'local', unfinished: session.hasTag('closing') },
  })
  flow.on('*', app.follow)
  flow.start()
  for (let tried = 0; tried < tries && flow.getSnapshot().status === 'active'; tried += 1) {
    press(flow)
    await rest(prove(flow), fate)
    if (fate?.isClosed()) break
  }
  return flow.getSnapshot().matches('gone')
}

type Deletion = ActorRefFrom<typeof deleteAccountMachine>

const press = (flow: Deletion): void => {
  flow.send({ type: 'finish requested' })
  flow.send({ type: 'delete requested' })
  flow.send({ type: 'confirmed' })
}

const prove = async (flow: Deletion): Promise<void> => {
  const asked = await waitFor(flow, (snapshot) => !snapshot.hasTag('busy'), patience)
  if (!asked.matches('asking for the password')) return
  flow.send({ type: 'password changed', value: typed.password })
  flow.send({ type: 'password submitted' })
  await waitFor(flow, (snapshot) => !snapshot.hasTag('busy'), patience)
}

/** Says on /verify-email that the address is wrong. Says whether the registration was taken back. */
export const withdraw = async (
  { app }: Page,
  { fate, tries = 3 }: { fate?: Fate; tries?: number } = {},
): Promise<boolean> => {
  const flow = createActor(verifyEmailFlow(app), {
    input: { email: typed.email, at: 0, resendFrom: null },
  })
  flow.on('*', app.follow)
  flow.start()
  for (let tried = 0; tried < tries && flow.getSnapshot().status === 'active'; tried += 1) {
    flow.send({ type: 'wrong address' })
    await rest(
      waitFor(flow, (snapshot) => !snapshot.hasTag('withdrawing'), patience),
      fate,
    )
    if (fate?.isClosed()) break
  }
  const isWithdrawn = flow.getSnapshot().matches('withdrawn')
  flow.stop()
  return isWithdrawn
}

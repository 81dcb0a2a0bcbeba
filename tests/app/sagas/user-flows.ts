import { type Actor, type ActorRefFrom, createActor, waitFor } from 'xstate'
import { isSettled } from '../../../machines/app/access.ts'
import type { deleteAccountMachine } from '../../../machines/delete-account/delete-account-machine.ts'
import { signUpFlow } from '../../../src/app/pages/signup.tsx'
import { verifyEmailFlow } from '../../../src/app/pages/verify-email.tsx'
import { openLogin, type Page } from '../open-page.ts'
import { openDeletion } from '../open-settings.ts'
import type { CutTab } from './cut.ts'

/** The values that the member types. */
export const typed = {
  firstName: 'Maya',
  lastName: 'Lindqvist',
  username: 'maya',
  email: 'maya@lindqvist.example',
  phone: '',
  password: 'sweet-pea-88',
  confirmPassword: 'sweet-pea-88',
} as const

const limit = { timeout: 15_000 }

/** Resolves when the session of a page is settled, including a resumed verification. */
export const settled = ({ app }: Page): Promise<unknown> =>
  waitFor(app.session, (session) => isSettled(session) && !session.matches('resuming'), limit)

/** Resolves with the promise, or when the tab is closed. */
const untilClosed = (promise: Promise<unknown>, tab?: CutTab) =>
  tab ? Promise.race([promise, tab.closed]) : promise

/** The flow of /signup, which stays open until it has ended. */
const openSignUp = (app: Page['app']) => {
  const open = signUps.get(app)
  if (open?.getSnapshot().status === 'active') return open
  const session = app.session.getSnapshot()
  const flow = createActor(signUpFlow(app), {
    parent: app.root,
    input: {
      draft: app.services.storage.readSignUpDraft(),
      identity: session.matches('awaiting verification') ? session.context.identity : null,
      returnTo: null,
    },
  })
  signUps.set(app, flow)
  return flow.start()
}

const signUps = new WeakMap<Page['app'], Actor<ReturnType<typeof signUpFlow>>>()

/** Fills in /signup and submits up to `tries` times until it succeeds. Resolves with whether it did. */
export const signUp = async (
  { app }: Page,
  { tab, tries = 3, email = typed.email }: { tab?: CutTab; tries?: number; email?: string } = {},
): Promise<boolean> => {
  const flow = openSignUp(app)
  const fields = Object.entries({ ...typed, email }) as [keyof typeof typed, string][]
  for (const [field, value] of fields) flow.send({ type: 'field changed', field, value })
  for (let tried = 0; tried < tries && flow.getSnapshot().status === 'active'; tried += 1) {
    flow.send({ type: 'submitted' })
    await untilClosed(
      waitFor(flow, (snapshot) => !snapshot.hasTag('busy'), limit),
      tab,
    )
    if (tab?.isClosed()) break
  }
  return flow.getSnapshot().matches('created')
}

/** Fills in /login and submits. Resolves with the result; 'redirected' if an unfinished deletion comes first. */
export const logIn = async ({
  app,
}: Page): Promise<'entered' | 'unverified' | 'redirected' | 'no'> => {
  const flow = await openLogin(app)
  flow.send({ type: 'field changed', field: 'identifier', value: typed.email })
  flow.send({ type: 'field changed', field: 'password', value: typed.password })
  flow.send({ type: 'submitted' })
  const where = await waitFor(flow, (snapshot) => !snapshot.hasTag('busy'), limit)
  if (app.session.getSnapshot().hasTag('deleting')) return 'redirected'
  if (where.matches('signed in')) return 'entered'
  return where.matches({ form: 'unverified' }) ? 'unverified' : 'no'
}

/** Confirms the deletion on /settings or finishes a started one, and reauthenticates if required. */
export const deleteAccount = async (
  page: Page,
  { tab, tries = 3 }: { tab?: CutTab; tries?: number } = {},
): Promise<boolean> => {
  const flow = openDeletion(page)
  if (!flow) return false
  for (let tried = 0; tried < tries && flow.getSnapshot().status === 'active'; tried += 1) {
    press(flow)
    await untilClosed(reauthenticate(flow), tab)
    if (tab?.isClosed()) break
  }
  return flow.getSnapshot().matches('deleted')
}

type Deletion = ActorRefFrom<typeof deleteAccountMachine>

const press = (flow: Deletion): void => {
  flow.send({ type: 'finish requested' })
  flow.send({ type: 'delete requested' })
  flow.send({ type: 'confirmed' })
}

const reauthenticate = async (flow: Deletion): Promise<void> => {
  const asked = await waitFor(flow, (snapshot) => !snapshot.hasTag('busy'), limit)
  if (!asked.matches('awaiting password')) return
  flow.send({ type: 'password changed', value: typed.password })
  flow.send({ type: 'password submitted' })
  await waitFor(flow, (snapshot) => !snapshot.hasTag('busy'), limit)
}

/** The flow of /verify-email, which stays open until it has ended. */
const openVerification = (app: Page['app']) => {
  const open = verifications.get(app)
  if (open?.getSnapshot().status === 'active') return open
  const flow = createActor(verifyEmailFlow(app), {
    systemId: 'page',
    parent: app.root,
    input: { email: typed.email, signedIn: null, at: 0, resendAt: null },
  })
  verifications.set(app, flow)
  return flow.start()
}

const verifications = new WeakMap<Page['app'], Actor<ReturnType<typeof verifyEmailFlow>>>()

/** Withdraws the registration on /verify-email. Resolves with whether it succeeded. */
export const withdraw = async (
  { app }: Page,
  { tab, tries = 3 }: { tab?: CutTab; tries?: number } = {},
): Promise<boolean> => {
  const flow = openVerification(app)
  for (let tried = 0; tried < tries && flow.getSnapshot().status === 'active'; tried += 1) {
    flow.send({ type: 'withdrawal requested' })
    await untilClosed(
      waitFor(flow, (snapshot) => !snapshot.hasTag('withdrawing'), limit),
      tab,
    )
    if (tab?.isClosed()) break
  }
  return flow.getSnapshot().matches('withdrawn')
}

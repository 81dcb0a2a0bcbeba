import { expect, it } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { verifyEmailFlow } from '../../src/app/pages/verify-email.tsx'
import { openBrowser } from './open-page.ts'

/* /verify-email beside another tab, and beside the identity of another email. */

const email = 'maya@lindqvist.example'
const tomas = { email: 'tomas@example.test', password: 'sweet-pea-88' }

/** A page that waits for the verification of a new member. */
const openWaiting = async () => {
  const browser = openBrowser()
  const page = browser.openPage()
  await page.identity.signUp({ email, password: 'sweet-pea-88', displayName: 'Maya' })
  const flow = createActor(verifyEmailFlow(page.app), {
    systemId: 'page',
    parent: page.app.root,
    input: { email, signedIn: null, at: 0, resendAt: null },
  })
  flow.start()
  return { ...browser, page, flow }
}

it('checks at once when another tab has verified its email, not when it has verified another', async () => {
  const { openPage, flow } = await openWaiting()
  const { tabs } = openPage().app.services
  const isChecking = () => flow.getSnapshot().matches({ waiting: { hints: 'checking' } })
  tabs.publish({ type: 'email verified', email: tomas.email })
  expect(isChecking()).toBe(false)
  tabs.publish({ type: 'email verified', email })
  expect(isChecking()).toBe(true)
})

it('sends no email for the identity of another email', async () => {
  const { service, page, flow } = await openWaiting()
  service.add(tomas)
  await page.identity.signIn(tomas)
  flow.send({ type: 'resend requested' })
  await waitFor(flow, (snapshot) => snapshot.context.message !== null)
  expect(flow.getSnapshot().context.message).toBe('not sent')
  expect(page.identity.controls.count('sendVerificationEmail')).toBe(0)
})

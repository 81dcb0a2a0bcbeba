import { describe, expect, it } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { socialSignInFlow } from '../../src/app/pages/social-sign-in.ts'
import { openBrowser, openSession, type Page } from './open-page.ts'

const email = 'maya@lindqvist.example'
const password = 'sweet-pea-88'

const logIn = async ({ app, identity }: Page) =>
  openSession(app.session, await identity.signIn({ email, password }))

describe('a linked provider', () => {
  it('is rejected if the email is unverified, and the site waits for the verification (fault 120)', async () => {
    const { openPage, service, store } = openBrowser()
    service.add({ email, password, emailVerified: false })
    service.link(email, { provider: 'google', email: 'stranger@example.test' })
    service.setProviderAccount('google', {
      email: 'stranger@example.test',
      displayName: 'Mallory Moore',
    })
    const page = openPage()
    const flow = createActor(socialSignInFlow(page.app), {
      systemId: 'page',
      parent: page.app.root,
      input: { returnTo: null },
    })
    flow.start()
    flow.send({ type: 'provider chosen', provider: 'google' })
    await waitFor(flow, (snapshot) => snapshot.matches({ choosing: 'unverified' }))
    expect(page.commands).toEqual([{ type: 'notice', notice: 'email not verified' }])
    expect(store.session).toMatchObject({ tempUserEmail: email, isLoggedIn: false, token: null })
    expect(page.app.session.getSnapshot().value).toBe('awaiting verification')
  })

  it('with another email is unlinked at the first sign-in, which succeeds even if the unlinking fails (fault 120)', async () => {
    for (const isReachable of [true, false]) {
      const { openPage, service } = openBrowser()
      service.add({ email, password })
      service.link(email, { provider: 'apple', email: 'stranger@example.test' })
      const page = openPage()
      if (!isReachable) page.identity.controls.fail('unlink', { kind: 'unreachable' })
      await logIn(page)
      expect(service.find(email)?.linked).toHaveLength(isReachable ? 0 : 1)
      expect(page.commands).toContainEqual(
        isReachable
          ? { type: 'notice', notice: 'providers unlinked' }
          : {
              ...{ type: 'notice', notice: 'providers not unlinked' },
              failure: { kind: 'unreachable' },
            },
      )
    }
  })
})

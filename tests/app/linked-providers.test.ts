import { describe, expect, it } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { socialSignInFlow } from '../../src/app/pages/social-sign-in.ts'
import { openBrowser } from './open-page.ts'

const email = 'maya@lindqvist.example'
const password = 'sweet-pea-88'

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
})

import { describe } from 'vitest'
import { createSessionEpoch } from '../../src/services/session-epoch.ts'
import { createFakeIdentity } from '../support/fakes/identity.ts'
import { createFakeBrowser } from '../support/fakes/identity-browser.ts'
import { createFakeIdentityService } from '../support/fakes/identity-service.ts'
import { createSteppedTime } from '../support/stepped-time.ts'
import { identityContract } from './contracts/identity-contract.ts'
import { ada, type IdentityWorld, type RequestKind } from './contracts/identity-world.ts'

const names = {
  refresh: 'refresh',
  'sign-in': 'signIn',
  'sign-up': 'signUp',
} as const satisfies Record<RequestKind, string>

const open = async (): Promise<IdentityWorld> => {
  const service = createFakeIdentityService()
  const browser = createFakeBrowser()
  const epoch = createSessionEpoch()
  const { clock } = createSteppedTime()
  const { controls, ...identity } = createFakeIdentity({ service, browser, epoch, clock })
  return {
    identity,
    epoch,
    reloadPage: async () => createFakeIdentity({ service, browser, epoch, clock }),
    verificationEmails: async (email) =>
      service.emails.filter((sent) => sent.kind === 'verification' && sent.email === email).length,
    followVerificationLink: async (email) => service.verify(email),
    deleteElsewhere: async (uid) => service.delete(uid),
    openWithGoogle: async (email) => {
      service.setProviderAccount('google', { email, displayName: ada.displayName })
      return {
        page: identity,
        linkOther: async (other) => service.link(email, { provider: 'google', email: other }),
      }
    },
    advance: (milliseconds) => void clock.advance(milliseconds),
    refreshes: () => controls.count('refresh'),
    failNext: (what) => controls.fail(names[what], { kind: 'unreachable' }),
    holdNext: (what) => controls.hold(names[what]),
  }
}

describe('the fake identity', () => {
  identityContract(open)
})

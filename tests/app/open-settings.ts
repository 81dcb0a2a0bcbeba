import { createActor } from 'xstate'
import type { AuthType } from '../../machines/member.ts'
import { settingsFlow, unfinishedStep } from '../../src/app/pages/settings.tsx'
import type { Page } from './open-page.ts'

/** Starts the machine of /settings for the member of a page. Returns its deletion, or null without a member. */
export const openDeletion = ({ app }: Page, authType: AuthType = 'local') => {
  const session = app.session.getSnapshot()
  const { identity } = session.context
  if (!identity) return null
  const settings = createActor(settingsFlow(app, identity.uid), {
    parent: app.root,
    input: {
      uid: identity.uid,
      authType,
      signInMethods: [],
      email: identity.email ?? '',
      supportEmail: 'support@trellis.example',
      unfinished: unfinishedStep(app.services.storage, {
        uid: identity.uid,
        isDeleting: session.hasTag('deleting'),
      }),
      description: '',
    },
  }).start()
  return settings.getSnapshot().children.deleteAccount ?? null
}

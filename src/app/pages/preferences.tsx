import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import { fromPromise } from 'xstate'
import type { InterestsDraft } from '../../../machines/drafts.ts'
import { interestNames } from '../../../machines/interest-names.gen.ts'
import { interestsMachine } from '../../../machines/interests/interests-machine.ts'
import { positionOf } from '../../../machines/onboarding/set-up.ts'
import { PreferencesScreen } from '../../screens/preferences/preferences-screen.tsx'
import { preferencesHandlers, toPreferencesProps } from '../../screens/preferences/view-props.ts'
import type { PageModule } from './page-module.ts'
import { useApp } from './use-app.ts'

const modes = { '/preferences': 'choosing', '/update-preferences': 'updating' } as const

/** /preferences and /update-preferences, with the member's interests. */
export const page: PageModule<typeof interestsMachine, keyof typeof modes> = {
  open: ({ services: { memberApi, storage } }, { page: path, identity, member }) => {
    if (!identity || !member) return null
    return {
      logic: interestsMachine.provide({
        actors: {
          'save interests': fromPromise(({ input: { interests, version }, signal }) =>
            memberApi.saveInterests(interests, version, signal),
          ),
          'load member': fromPromise(({ signal }) => memberApi.me(signal)),
        },
        actions: {
          'store draft': (_, { draft }) => storage.writeDraft('interests', identity.uid, draft),
        },
      }),
      input: {
        mode: modes[path],
        stored: member.interests,
        version: member.version ?? null,
        draft: withoutUnknownNames(storage.readDraft('interests', identity.uid)),
      },
    }
  },
  Screen: Preferences,
}

function Preferences({ page: flow }: Parameters<(typeof page)['Screen']>[0]) {
  const snapshot = useSelector(flow, (current) => current)
  const { mode, stored } = snapshot.context
  const steps = useSelector(useApp().onboarding, ({ context }) => context.steps)
  const isSetUp = mode === 'choosing' && stored.length === 0
  // Stable between snapshots, so that React skips unchanged chips.
  const handlers = useMemo(() => preferencesHandlers(flow.send, { mode }), [flow, mode])
  return (
    <PreferencesScreen
      {...toPreferencesProps(snapshot)}
      {...handlers}
      position={isSetUp ? positionOf(steps, '/preferences') : null}
    />
  )
}

/** Removes added interests that the catalogue no longer contains. */
const withoutUnknownNames = (draft: InterestsDraft | null): InterestsDraft | null => {
  const known: readonly string[] = interestNames
  return draft && { ...draft, added: draft.added.filter((name) => known.includes(name)) }
}

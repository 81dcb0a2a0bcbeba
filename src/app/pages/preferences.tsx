import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import { fromPromise } from 'xstate'
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
    const { interests: stored, version = null } = member
    const draftKey = { form: path, uid: identity.uid }
    const selected = storage.readDraft({ ...draftKey, version })?.selected?.split('\n')
    return {
      logic: interestsMachine.provide({
        actors: {
          'save interests': fromPromise(({ input: { interests, version }, signal }) =>
            memberApi.saveInterests(interests, version, signal),
          ),
        },
        actions: {
          'store draft': (_, { draft, version }) =>
            storage.writeDraft({ ...draftKey, version }, draft && { selected: draft.join('\n') }),
        },
      }),
      input: {
        mode: modes[path],
        stored,
        version,
        draft: selected?.filter((name) => isKnown(name) || stored.includes(name)) ?? null,
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

/** The catalogue may no longer contain an interest of a draft. */
const isKnown = (name: string): boolean => interestNames.some((known) => known === name)

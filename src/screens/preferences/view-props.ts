import { interestNames } from '../../../machines/interest-names.gen.ts'
import type { interestsMachine } from '../../../machines/interests/interests-machine.ts'
import type { SetUpPosition } from '../../../machines/onboarding/set-up.ts'
import { failureText } from '../../copy/failures.ts'
import { preferencesCopy } from '../../copy/preferences.ts'
import type { EventOf, SendTo, SnapshotOf } from '../snapshot.ts'
import type { UnsavedHandlers } from '../unsaved/unsaved-dialog.tsx'
import { matchesFilter } from './matches-filter.ts'

export type PreferencesState = {
  /** The interests that match the filter, in the order shown. */
  names: readonly string[]
  /** The number of interests without the filter. */
  total: number
  /** The typed text. */
  filter: string
  selected: readonly string[]
  busy: boolean
  /** The selection contains a draft of an earlier visit, which can be discarded. */
  restored: boolean
  /** Whether the dialog about unsaved changes is open. */
  asking: boolean
  problem?: string | undefined
}

export type PreferencesScreenProps = PreferencesState &
  UnsavedHandlers & {
    /** Which step of the set-up this is. */
    position?: SetUpPosition | null
    /** The texts of /preferences or of /update-preferences. */
    texts: { heading: string; submit: string; busy: string; cancel?: string }
    onToggle(name: string): void
    onFilter(filter: string): void
    onSubmit(): void
    onDiscard(): void
    /** Without it there is no Cancel button. */
    onCancel?: (() => void) | undefined
  }

/** Converts a snapshot of the interests machine to view props. */
export const toPreferencesProps = (
  snapshot: SnapshotOf<typeof interestsMachine>,
): PreferencesState & Pick<PreferencesScreenProps, 'texts'> => {
  const { mode, selected, filter, isRestored, noneChosen, failure } = snapshot.context
  const { choose, update, problems } = preferencesCopy
  const action = mode === 'updating' ? 'preferences update' : 'preferences choice'
  const names = withStored(selected)
  return {
    texts: mode === 'updating' ? update : choose,
    names: names.filter(matchesFilter(filter)),
    total: names.length,
    filter,
    selected,
    busy: snapshot.hasTag('busy'),
    restored: isRestored,
    asking: snapshot.hasTag('confirming'),
    problem: noneChosen
      ? problems.noneSelected
      : failure
        ? failureText(failure, action)
        : undefined,
  }
}

/** A stored interest that is no longer in the catalogue stays visible, so that the member can remove it. */
const withStored = (selected: readonly string[]): readonly string[] => [
  ...new Set([...interestNames, ...selected]),
]

type Machine = typeof interestsMachine

/** The handlers of a preferences screen, which send events to its machine. Only /update-preferences has Cancel. */
export const preferencesHandlers = (
  send: SendTo<Machine>,
  { mode }: Pick<SnapshotOf<Machine>['context'], 'mode'>,
): Pick<
  PreferencesScreenProps,
  'onToggle' | 'onFilter' | 'onSubmit' | 'onDiscard' | 'onCancel' | keyof UnsavedHandlers
> => {
  const sendOnCall = (event: EventOf<Machine>) => () => send(event)
  return {
    onToggle: (name) => send({ type: 'interest toggled', name }),
    onFilter: (filter) => send({ type: 'filter changed', filter }),
    onSubmit: sendOnCall({ type: 'save requested' }),
    onDiscard: sendOnCall({ type: 'draft discarded' }),
    onLeave: sendOnCall({ type: 'changes discarded' }),
    onStay: sendOnCall({ type: 'changes kept' }),
    onCancel: mode === 'updating' ? sendOnCall({ type: 'cancel requested' }) : undefined,
  }
}

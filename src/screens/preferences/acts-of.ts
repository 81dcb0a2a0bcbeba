import type { interestsMachine } from '../../../machines/interests/interests-machine.ts'
import type { EventOf, SendTo, SnapshotOf } from '../snapshot.ts'
import type { UnsavedActs } from '../unsaved/unsaved-acts.ts'
import type { PreferencesScreenProps } from './preferences-props.ts'

type Machine = typeof interestsMachine

/** What a preferences screen's callbacks send to the interests machine; only who updates can cancel. */
export const preferencesActs = (
  send: SendTo<Machine>,
  { mode }: Pick<SnapshotOf<Machine>['context'], 'mode'>,
): Pick<
  PreferencesScreenProps,
  'onToggle' | 'onFilter' | 'onSubmit' | 'onCancel' | keyof UnsavedActs
> => {
  const sends = (event: EventOf<Machine>) => () => send(event)
  return {
    onToggle: (name) => send({ type: 'interest toggled', name }),
    onFilter: (filter) => send({ type: 'filter changed', filter }),
    onSubmit: sends({ type: 'save requested' }),
    onLeave: sends({ type: 'changes given up' }),
    onStay: sends({ type: 'changes kept' }),
    onCancel: mode === 'updating' ? sends({ type: 'cancel requested' }) : undefined,
  }
}

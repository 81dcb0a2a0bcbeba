import type { interestsMachine } from '../../../machines/interests/interests-machine.ts'
import { interestNames } from '../../copy/interests.ts'
import { preferencesCopy } from '../../copy/preferences.ts'
import type { SnapshotOf } from '../snapshot.ts'
import { foundBy } from './found-by.ts'
import type { PreferencesScreenProps, PreferencesState } from './preferences-props.ts'

/** What a preferences screen shows of the interests machine. */
export const preferencesPropsOf = (
  snapshot: SnapshotOf<typeof interestsMachine>,
): PreferencesState & Pick<PreferencesScreenProps, 'words'> => {
  const { mode, selected, filter, noneChosen, failure } = snapshot.context
  const { choose, update, problems } = preferencesCopy
  const notSaved = mode === 'updating' ? problems.notUpdated : problems.notSaved
  const names = withStored(selected)
  return {
    words: mode === 'updating' ? update : choose,
    names: names.filter(foundBy(filter)),
    total: names.length,
    filter,
    selected,
    busy: snapshot.hasTag('busy'),
    asking: snapshot.hasTag('asking'),
    problem: noneChosen ? problems.noneSelected : failure ? notSaved : undefined,
  }
}

/** An interest that a member stored before the catalogue changed stays visible, so that it can be given up. */
const withStored = (selected: readonly string[]): readonly string[] => [
  ...new Set([...interestNames, ...selected]),
]

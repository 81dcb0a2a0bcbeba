import { useSelector } from '@xstate/react'
import { type ReactNode, useSyncExternalStore } from 'react'
import type { Path } from 'statewalk'
import { makePath } from 'statewalk/internal'
import type { Lab } from '../app/lab.ts'
import { labCopy } from '../copy.ts'
import { LabButton } from '../parts/controls.tsx'
import { displayText } from '../parts/format.ts'
import { heading, hint, small, stack, view } from '../parts/parts.css.ts'
import * as styles from '../parts/views.css.ts'
import { startRecording } from '../recording/recording.ts'
import type { Records } from '../records/records.ts'
import type { ExpectedState } from './expectations.ts'
import type { PathAnswer } from './generate-paths.ts'
import type { PathStore } from './path-store.ts'

type Props = { lab: Lab; store: PathStore; records: Records; expected: readonly ExpectedState[] }

/** Generated and recorded paths, to open and walk step by step. */
export function PathsView({ lab, store, records, expected }: Props) {
  const { recording, path } = useSelector(lab.actor, ({ context }) => context)
  const { machine } = recording
  const answer = useSyncExternalStore(store.subscribe, () => store.get(machine, 'tour'))
  store.want(machine, 'tour')
  const recorded = records.recordedOf(machine)
  const first = answer?.firstPaths ?? []
  return (
    <div className={view}>
      {path !== null && <Walk lab={lab} path={path} expected={expected} />}
      <Group title={labCopy.tour} paths={answer?.paths ?? []} lab={lab}>
        <Progress answer={answer} />
        {answer?.gaps.map((gap) => (
          <p key={gap} className={hint}>
            {gap}
          </p>
        ))}
      </Group>
      {first.length > 0 && <Group title={labCopy.firstPaths} paths={first} lab={lab} />}
      <Pairs lab={lab} store={store} />
      <Group title={labCopy.recorded} paths={recorded} lab={lab}>
        {recorded.length === 0 && <p className={hint}>{labCopy.noneRecorded}</p>}
      </Group>
    </div>
  )
}

/** Paths through every pair of transitions. There are many, so they are generated on demand. */
function Pairs({ lab, store }: Pick<Props, 'lab' | 'store'>) {
  const { recording, path } = useSelector(lab.actor, ({ context }) => context)
  const { machine } = recording
  const answer = useSyncExternalStore(store.subscribe, () => store.get(machine, 'pairs'))
  const paths = answer?.paths ?? []
  return (
    <details
      key={machine}
      open={paths.some(({ id }) => id === path)}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) store.want(machine, 'pairs')
      }}
    >
      <summary className={styles.morePaths}>{labCopy.showPairs}</summary>
      <Group title={labCopy.pairs} paths={paths} lab={lab}>
        <Progress answer={answer} />
      </Group>
    </details>
  )
}

/** How far the machine has been explored, or why it cannot be. */
function Progress({ answer }: { answer: PathAnswer | null }) {
  if (answer?.failure) return <p className={hint}>{answer.failure}</p>
  if (answer?.explored === null) return null
  return <p className={hint}>{labCopy.exploring(answer?.explored ?? 0)}</p>
}

type GroupProps = { title: string; paths: readonly Path[]; lab: Lab; children?: ReactNode }

function Group({ title, paths, lab, children }: GroupProps) {
  const { recording, path: open, view, folded } = useSelector(lab.actor, ({ context }) => context)
  const walk = ({ id, input, moves }: Path) =>
    lab.send({
      type: 'location opened',
      location: {
        recording: startRecording(recording.machine, input, moves),
        ...{ path: id, view, folded },
      },
    })
  return (
    <section aria-label={title} className={styles.group}>
      <h2 className={heading}>
        {title} {paths.length > 0 && <span className={styles.count}>{paths.length}</span>}
      </h2>
      {children}
      <ul className={stack}>
        {paths.map((path) => (
          <li key={path.id} className={styles.path} aria-current={path.id === open || undefined}>
            <LabButton onPress={() => walk(path)}>{displayText(path.name)}</LabButton>
            <span className={small}>
              {labCopy.moves(path.moves.length)} · {path.id}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The open path, and what its current step should show. */
function Walk({ lab, path, expected }: Pick<Props, 'lab' | 'expected'> & { path: string }) {
  const { recording } = useSelector(lab.actor, ({ context }) => context)
  return (
    <section aria-label={labCopy.walking(path)} className={styles.group}>
      <h2 className={heading}>{labCopy.walking(path)}</h2>
      <p className={hint}>{displayText(makePath(recording.input, recording.moves).name)}</p>
      <dl className={styles.expectations} aria-label={labCopy.expected}>
        {expected.map(({ state, lines }) => (
          <div key={state}>
            <dt>{state}</dt>
            {lines.map((line) => (
              <dd key={line} className={styles.expected}>
                {line}
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </section>
  )
}

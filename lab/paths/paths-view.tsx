import { type ReactNode, useSyncExternalStore } from 'react'
import { makePath } from 'statewalk'
import { labCopy } from '../copy.ts'
import { displayText } from '../parts/display-text.ts'
import { LabButton } from '../parts/lab-button.tsx'
import { hint } from '../parts/parts.css.ts'
import type { Recording } from '../recording/recording.ts'
import type { PathAnswer } from './generate-paths.ts'
import type { PathStore } from './path-store.ts'
import * as styles from './paths.css.ts'

/** A path that the lab can walk, and its result in the last test run. */
export type ListedPath = {
  id: string
  name: string
  input: string
  moves: readonly string[]
  result: 'passed' | 'not passed' | null
}

/** The origin of a path: the tour and the pairs are generated, the rest is in `tests/regressions`. */
export type PathKind = 'tour' | 'pairs' | 'recorded'

/** The expectations in a state, as text. */
export type ExpectedState = { state: string; lines: readonly string[] }

type Props = {
  machine: string
  recording: Recording
  /** The path being walked. */
  open: string | null
  store: PathStore
  recorded: readonly Omit<ListedPath, 'result'>[]
  resultOf: (path: string, kind: PathKind) => ListedPath['result']
  expected: readonly ExpectedState[]
  ticked: readonly string[]
  onOpen: (path: ListedPath) => void
  onStep: (position: number) => void
  onTick: (step: string) => void
}

/** Generated and recorded paths, to open, walk step by step, and tick off. */
export function PathsView(props: Props) {
  const { machine, open, store, recorded, resultOf, onOpen } = props
  const answer = useSyncExternalStore(store.subscribe, () => store.get(machine, 'tour'))
  store.want(machine, 'tour')
  const first = (answer?.firstPaths ?? []).map((path) => ({ ...path, result: null }))
  const tour = (answer?.paths ?? []).map((path) => ({ ...path, result: resultOf(path.id, 'tour') }))
  const listed = recorded.map((path) => ({ ...path, result: resultOf(path.id, 'recorded') }))
  return (
    <div className={styles.view}>
      {open !== null && <Walk {...props} path={open} />}
      <Group title={labCopy.tour} paths={tour} open={open} onOpen={onOpen}>
        <Progress answer={answer} />
        {answer?.gaps.map((gap) => (
          <p key={gap} className={hint}>
            {gap}
          </p>
        ))}
      </Group>
      {first.length > 0 && (
        <Group title={labCopy.firstPaths} paths={first} open={open} onOpen={onOpen}>
          {null}
        </Group>
      )}
      <Pairs {...props} />
      <Group title={labCopy.recorded} paths={listed} open={open} onOpen={onOpen}>
        {recorded.length === 0 && <p className={hint}>{labCopy.noneRecorded}</p>}
      </Group>
    </div>
  )
}

/** Paths through every pair of transitions. There are many, so they are generated on demand. */
function Pairs({ machine, open, store, resultOf, onOpen }: Props) {
  const answer = useSyncExternalStore(store.subscribe, () => store.get(machine, 'pairs'))
  const paths = (answer?.paths ?? []).map((path) => ({
    ...path,
    result: resultOf(path.id, 'pairs'),
  }))
  return (
    <details
      key={machine}
      open={paths.some(({ id }) => id === open)}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) store.want(machine, 'pairs')
      }}
    >
      <summary className={styles.more}>{labCopy.showPairs}</summary>
      <Group title={labCopy.pairs} paths={paths} open={open} onOpen={onOpen}>
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

function Group({
  title,
  paths,
  open,
  onOpen,
  children,
}: {
  title: string
  paths: readonly ListedPath[]
  open: string | null
  onOpen: (path: ListedPath) => void
  children: ReactNode
}) {
  return (
    <section aria-label={title} className={styles.group}>
      <h2 className={styles.heading}>
        {title} {paths.length > 0 && <span className={styles.count}>{paths.length}</span>}
      </h2>
      {children}
      <ul className={styles.list}>
        {paths.map((path) => (
          <li key={path.id} className={styles.path} aria-current={path.id === open || undefined}>
            <LabButton label={labCopy.walk(path.id)} onPress={() => onOpen(path)}>
              {path.id}
            </LabButton>
            <span className={styles.name}>{displayText(path.name)}</span>
            <span className={styles.result}>
              {labCopy.moves(path.moves.length)}
              {path.result && ` · ${labCopy.results[path.result]}`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The open path, a line for each step, with the expectations of the current one. */
function Walk({ path, recording, expected, ticked, onStep, onTick }: Props & { path: string }) {
  const steps = [labCopy.begins, ...recording.moves].map((move, position) => ({ move, position }))
  const { name } = makePath(recording.input, recording.moves)
  return (
    <section aria-label={labCopy.walking(path)} className={styles.group}>
      <h2 className={styles.heading}>{labCopy.walking(path)}</h2>
      <p className={hint}>{displayText(name)}</p>
      <ol className={styles.list} start={0}>
        {steps.map(({ move, position }) => (
          <li
            key={position}
            className={styles.step}
            data-current={position === recording.position || undefined}
          >
            <input
              type="checkbox"
              className={styles.tick}
              aria-label={labCopy.tick(position)}
              checked={ticked.includes(`${recording.machine}/${path}/${position}`)}
              onChange={() => onTick(`${recording.machine}/${path}/${position}`)}
            />
            <LabButton tone="quiet" onPress={() => onStep(position)}>
              {position}. {displayText(move)}
            </LabButton>
            {position === recording.position && <Expected expectations={expected} />}
          </li>
        ))}
      </ol>
    </section>
  )
}

function Expected({ expectations }: { expectations: readonly ExpectedState[] }) {
  return (
    <dl className={styles.expectations} aria-label={labCopy.expected}>
      {expectations.map(({ state, lines }) => (
        <div key={state}>
          <dt>{state}</dt>
          {lines.map((line) => (
            <dd key={line} className={styles.line}>
              {line}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  )
}

import { type ReactNode, useSyncExternalStore } from 'react'
import { makePath } from '../../machines/model/paths.ts'
import { labCopy } from '../copy.ts'
import { LabButton } from '../parts/lab-button.tsx'
import { hint } from '../parts/parts.css.ts'
import { said } from '../parts/said.ts'
import type { Trail } from '../trail/trail.ts'
import type { PathStore } from './path-store.ts'
import * as styles from './paths.css.ts'

/** A path that the lab can walk, and what the last test run said of it. */
export type ListedPath = {
  id: string
  name: string
  input: string
  moves: readonly string[]
  result: 'passed' | 'not passed' | null
}

/** Where a path comes from: the tour and the pairs are generated, the rest is in `tests/regressions`. */
export type PathKind = 'tour' | 'pairs' | 'recorded'

/** What a person should see when a state is active, in words. */
export type ExpectedLook = { state: string; lines: readonly string[] }

type Props = {
  machine: string
  trail: Trail
  /** The path being walked. */
  open: string | null
  store: PathStore
  recorded: readonly Omit<ListedPath, 'result'>[]
  resultOf: (path: string, kind: PathKind) => ListedPath['result']
  expected: readonly ExpectedLook[]
  ticked: readonly string[]
  onOpen: (path: ListedPath) => void
  onStep: (position: number) => void
  onTick: (step: string) => void
}

/** Generated and recorded paths: to be opened, walked step by step, and ticked off. */
export function PathsView(props: Props) {
  const { machine, open, store, recorded, resultOf, onOpen } = props
  const answer = useSyncExternalStore(store.subscribe, () => store.get(machine, 'tour'))
  store.want(machine, 'tour')
  const tour = (answer?.paths ?? []).map((path) => ({ ...path, result: resultOf(path.id, 'tour') }))
  const listed = recorded.map((path) => ({ ...path, result: resultOf(path.id, 'recorded') }))
  return (
    <div className={styles.view}>
      {open !== null && <Walk {...props} path={open} />}
      <Group title={labCopy.tour} paths={tour} open={open} onOpen={onOpen}>
        {answer === null && <p className={hint}>{labCopy.exploring}</p>}
        {answer?.failure && <p className={hint}>{answer.failure}</p>}
        {answer?.gaps.map((gap) => (
          <p key={gap} className={hint}>
            {gap}
          </p>
        ))}
      </Group>
      <Pairs {...props} />
      <Group title={labCopy.recorded} paths={listed} open={open} onOpen={onOpen}>
        {recorded.length === 0 && <p className={hint}>{labCopy.noneRecorded}</p>}
      </Group>
    </div>
  )
}

/** Paths through every pair of transitions. There are many, so they are made when somebody wants to see them. */
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
        {answer === null && <p className={hint}>{labCopy.exploring}</p>}
        {answer?.failure && <p className={hint}>{answer.failure}</p>}
      </Group>
    </details>
  )
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
            <span className={styles.name}>{said(path.name)}</span>
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

/** The open path, a line for each step, with what should be seen where it stands. */
function Walk({ path, trail, expected, ticked, onStep, onTick }: Props & { path: string }) {
  const steps = [labCopy.begins, ...trail.moves].map((move, position) => ({ move, position }))
  const { name } = makePath(trail.input, trail.moves)
  return (
    <section aria-label={labCopy.walking(path)} className={styles.group}>
      <h2 className={styles.heading}>{labCopy.walking(path)}</h2>
      <p className={hint}>{said(name)}</p>
      <ol className={styles.list} start={0}>
        {steps.map(({ move, position }) => (
          <li
            key={position}
            className={styles.step}
            data-now={position === trail.position || undefined}
          >
            <input
              type="checkbox"
              className={styles.tick}
              aria-label={labCopy.tick(position)}
              checked={ticked.includes(`${trail.machine}/${path}/${position}`)}
              onChange={() => onTick(`${trail.machine}/${path}/${position}`)}
            />
            <LabButton tone="quiet" onPress={() => onStep(position)}>
              {position}. {said(move)}
            </LabButton>
            {position === trail.position && <Expected looks={expected} />}
          </li>
        ))}
      </ol>
    </section>
  )
}

function Expected({ looks }: { looks: readonly ExpectedLook[] }) {
  return (
    <dl className={styles.looks} aria-label={labCopy.expected}>
      {looks.map(({ state, lines }) => (
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

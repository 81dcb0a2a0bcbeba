import { useSelector } from '@xstate/react'
import type { Lab } from '../app/lab.ts'
import { labCopy } from '../copy.ts'
import { countOf, type KnownCoverage, type Records } from '../records/records.ts'
import * as styles from './machine-list.css.ts'
import { field, hint, label } from './parts.css.ts'

/** All machines with their questions, sizes and test coverage. Enter in the search opens the first one found. */
export function MachineList({ lab, records }: { lab: Lab; records: Records }) {
  const { recording, searchText } = useSelector(lab.actor, ({ context }) => context)
  const found = lab.models.filter(({ machine, question }) =>
    `${machine.id} ${question}`.toLowerCase().includes(searchText.trim().toLowerCase()),
  )
  return (
    <nav className={styles.list} data-part="list" aria-label={labCopy.machines}>
      <search>
        <form
          onSubmit={(event) => {
            event.preventDefault()
            const [first] = found
            if (first) lab.open(first.machine.id)
            // So that the next digit is a move.
            if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
          }}
        >
          <label className={label}>
            {labCopy.find}
            <input
              className={field}
              type="search"
              aria-keyshortcuts="/"
              value={searchText}
              onChange={({ currentTarget }) =>
                lab.send({ type: 'machine searched', text: currentTarget.value })
              }
            />
          </label>
        </form>
      </search>
      {lab.models.every(({ machine }) => !records.coverageOf(machine.id)) && (
        <p className={hint}>{labCopy.measureFirst}</p>
      )}
      {found.length === 0 && <p className={hint}>{labCopy.noneFound}</p>}
      <ul className={styles.items}>
        {found.map(({ machine, question }) => {
          const { states, edges } = lab.chartOf(machine.id)
          const transitions = [...edges, ...states.flatMap(({ stays }) => stays)]
          const coverage = records.coverageOf(machine.id)
          return (
            <li key={machine.id}>
              <a
                className={styles.machine}
                href={`#/${machine.id}/step/0`}
                aria-current={machine.id === recording.machine ? 'page' : undefined}
              >
                <span className={styles.name}>{machine.id}</span>
                <span className={styles.question}>{question}</span>
                <span className={styles.numbers}>
                  <span>
                    {labCopy.size(
                      states.filter(({ kind, parent }) => parent !== null && kind !== 'history')
                        .length,
                      new Set(transitions.map(({ id }) => id)).size,
                    )}
                  </span>
                  {coverage && <Covered coverage={coverage} />}
                </span>
              </a>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

function Covered({ coverage: { transitions, by } }: { coverage: KnownCoverage }) {
  const count = countOf(Object.values(transitions))
  return (
    <>
      <span>{labCopy.covered[by](count)}</span>
      <progress className={styles.bar} value={count.covered} max={count.all} aria-hidden="true" />
    </>
  )
}

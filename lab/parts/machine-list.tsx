import { useSelector } from '@xstate/react'
import type { Lab } from '../app/lab.ts'
import { labCopy } from '../copy.ts'
import { countOf, type Records } from '../records/records.ts'
import * as styles from './machine-list.css.ts'
import { field, hint } from './parts.css.ts'

/** All machines with their test coverage. The search also finds states and events; Enter opens the first machine found. */
export function MachineList({ lab, records }: { lab: Lab; records: Records }) {
  const { recording, searchText } = useSelector(lab.actor, ({ context }) => context)
  const text = searchText.trim().toLowerCase()
  const found = lab.models.filter(({ machine, question }) => {
    if (text === '') return true
    const { states, edges } = lab.chartOf(machine.id)
    const labels = [...edges, ...states.flatMap(({ stays }) => stays)].map((one) => one.text)
    return [machine.id, question, ...states.map(({ key }) => key), ...labels].some((one) =>
      one.toLowerCase().includes(text),
    )
  })
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
          <input
            className={`${field} ${styles.search}`}
            type="search"
            aria-label={labCopy.find}
            placeholder={labCopy.find}
            aria-keyshortcuts="/"
            value={searchText}
            onChange={({ currentTarget }) =>
              lab.send({ type: 'machine searched', text: currentTarget.value })
            }
          />
        </form>
      </search>
      {found.length === 0 && <p className={hint}>{labCopy.noneFound}</p>}
      <ul className={styles.items}>
        {found.map(({ machine, question }) => {
          const coverage = records.coverageOf(machine.id)
          const count = coverage && countOf(Object.values(coverage.transitions))
          return (
            <li key={machine.id}>
              <a
                className={styles.machine}
                href={`#/${machine.id}/step/0`}
                title={[question, ...(count ? [labCopy.tested.transitions(count)] : [])].join(' ')}
                aria-current={machine.id === recording.machine ? 'page' : undefined}
              >
                <span className={styles.name}>{machine.id}</span>
                {count && (
                  <>
                    <span className={styles.percent}>
                      {labCopy.percent(count.covered / Math.max(count.all, 1))}
                    </span>
                    <progress
                      className={styles.bar}
                      value={count.covered}
                      max={count.all}
                      aria-hidden="true"
                    />
                  </>
                )}
                <span className={styles.question}>{question}</span>
              </a>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

import type { Coverage } from 'statewalk'
import { labCopy } from '../copy.ts'
import * as styles from './chart-pane.css.ts'

/** Explains the chart's colours and marks, and counts what the last test run has covered. */
export function ChartLegend({ coverage }: { coverage: Coverage | null }) {
  return (
    <ul className={styles.legend}>
      {(['active', 'visited', 'unvisited'] as const).map((kind) => (
        <li key={kind} className={styles.kind} data-kind={kind}>
          {labCopy.legend[kind]}
        </li>
      ))}
      {coverage &&
        (['uncovered', 'half'] as const).map((kind) => (
          <li key={kind} className={styles.kind} data-kind={kind}>
            {labCopy.legend[kind]}
          </li>
        ))}
      {coverage && (
        <li>
          {labCopy.tested(
            (['states', 'transitions', 'guards'] as const).map((dimension) =>
              labCopy.testedOf[dimension](...countsOf(Object.values(coverage[dimension]))),
            ),
          )}
        </li>
      )}
    </ul>
  )
}

const countsOf = (verdicts: readonly string[]) =>
  [verdicts.filter((verdict) => verdict === 'covered').length, verdicts.length] as const

import { labCopy } from '../copy.ts'
import { countOf, type KnownCoverage } from '../records/records.ts'
import * as styles from './chart-pane.css.ts'

/** Explains the chart's colours and marks, and counts what the tests or the tour cover. */
export function ChartLegend({ coverage }: { coverage: KnownCoverage | null }) {
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
            {labCopy.legend[coverage.by][kind]}
          </li>
        ))}
      {coverage && (
        <li>
          {labCopy.tested[coverage.by](
            (['states', 'transitions', 'guards'] as const).map((dimension) =>
              labCopy.testedOf[dimension](countOf(Object.values(coverage[dimension]))),
            ),
          )}
        </li>
      )}
    </ul>
  )
}

import { labCopy } from '../copy.ts'
import { hint, plainList } from '../parts/parts.css.ts'
import { stateLine } from './lines.ts'
import * as styles from './live.css.ts'
import type { ActorKey, LivePage } from './pages.ts'

type Props = {
  pages: readonly LivePage[]
  followed: ActorKey | null
  onFollow: (chosen: ActorKey) => void
}

/** The machines of every page: id, start time and state. */
export function LiveActors({ pages, followed, onFollow }: Props) {
  return pages.map(({ id: page, since, actors, gone }) => (
    <section key={page} className={styles.page} aria-label={labCopy.live.page(since)}>
      {pages.length > 1 && <h2 className={styles.heading}>{labCopy.live.page(since)}</h2>}
      {actors.length === 0 && <p className={hint}>{labCopy.live.noActors}</p>}
      <ul className={`${plainList} ${styles.actors}`}>
        {actors.map(({ id: actor, machine, start, history, endedAt }) => (
          <li key={actor}>
            <button
              type="button"
              className={styles.actor}
              aria-pressed={followed?.page === page && followed.actor === actor}
              data-ended={endedAt !== null || gone || undefined}
              onClick={() => onFollow({ page, actor })}
            >
              <span className={styles.name}>{machine}</span>
              <span className={styles.state}>{stateLine((history.at(-1) ?? start).value)}</span>
              <span className={styles.since}>
                {endedAt === null
                  ? labCopy.live.since(start.at, gone)
                  : labCopy.live.ended(start.at, endedAt)}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  ))
}

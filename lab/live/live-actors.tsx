import { useSelector } from '@xstate/react'
import { labCopy } from '../copy.ts'
import { hint, small } from '../parts/parts.css.ts'
import { type TreeItem, treeOf } from './actor-tree.ts'
import { stateLine } from './lines.ts'
import * as styles from './live.css.ts'
import type { Live } from './live.ts'
import type { ActorKey, LivePage } from './pages.ts'

/** The actors of the running site, in place of the list of machines. */
export function LiveTree({ live }: { live: Live }) {
  const { pages } = useSelector(live.actor, ({ context }) => context)
  const found = live.followed()
  return (
    <LiveActors
      pages={pages}
      followed={found && { page: found.page.id, actor: found.actor.id }}
      onFollow={(chosen) => live.actor.send({ type: 'actor chosen', chosen })}
    />
  )
}

type Props = {
  pages: readonly LivePage[]
  followed: ActorKey | null
  onFollow: (chosen: ActorKey) => void
}

/** The actors of every page as a tree. A press on a machine shows its chart. */
function LiveActors({ pages, followed, onFollow }: Props) {
  return (
    <nav className={styles.tree} data-part="list" aria-label={labCopy.live.tree}>
      {pages.length === 0 && <p className={hint}>{labCopy.live.noActors}</p>}
      {pages.map((page) => (
        <section key={page.id} className={styles.page} aria-label={labCopy.live.page(page.since)}>
          <h2 className={styles.heading}>{labCopy.live.page(page.since)}</h2>
          {page.system.nodes.length === 0 && <p className={hint}>{labCopy.live.noActors}</p>}
          <Items items={treeOf(page.system.nodes)} {...{ page, followed, onFollow }} />
        </section>
      ))}
    </nav>
  )
}

type ItemsProps = Omit<Props, 'pages'> & { items: readonly TreeItem[]; page: LivePage }

function Items({ items, ...props }: ItemsProps) {
  if (items.length === 0) return null
  return (
    <ul className={styles.actors}>
      {items.map(({ node, times, children }) => (
        <li key={node.id}>
          {node.kind === 'machine' ? (
            <MachineItem id={node.id} name={node.name} {...props} />
          ) : (
            <p className={styles.service} data-ended={isOver(node, props.page)}>
              {node.name}{' '}
              <span className={small}>
                {isOver(node, props.page)
                  ? labCopy.live.serviceEnded(times)
                  : labCopy.live.serviceRuns}
              </span>
            </p>
          )}
          <Items items={children} {...props} />
        </li>
      ))}
    </ul>
  )
}

const isOver = ({ endedAt }: TreeItem['node'], { gone }: LivePage): true | undefined =>
  endedAt !== null || gone || undefined

type MachineProps = Omit<ItemsProps, 'items'> & { id: string; name: string }

function MachineItem({ id, name, page, followed, onFollow }: MachineProps) {
  const actor = page.actors.find((one) => one.id === id)
  const isFollowed = followed?.page === page.id && followed.actor === id
  return (
    <button
      type="button"
      className={styles.actor}
      disabled={actor === undefined}
      aria-pressed={isFollowed}
      data-ended={!actor || actor.endedAt !== null || page.gone || undefined}
      title={actor && labCopy.live.since(actor.start.at)}
      onClick={() => onFollow({ page: page.id, actor: id })}
    >
      <span className={styles.name}>{name}</span>
      {actor && (
        <>
          <span className={styles.state}>
            {stateLine((actor.history.at(-1) ?? actor.start).value)}
          </span>
          {actor.endedAt !== null && (
            <span className={small}>{labCopy.live.ended(actor.endedAt)}</span>
          )}
        </>
      )}
    </button>
  )
}

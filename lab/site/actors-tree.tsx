import { LabButton } from '../parts/controls.tsx'
import { small, tree } from '../parts/parts.css.ts'
import { siteCopy } from '../site-copy.ts'
import { stateLine } from './events-table.tsx'
import type { ReplayedActor } from './replay-actor.ts'
import { type SiteRecording, type TreeItem, treeOf } from './site-recording.ts'

type Props = {
  recording: SiteRecording
  replayed: readonly ReplayedActor[]
  shown: ReplayedActor | null
  onShow: (actor: number) => void
}

/** The actors of a page, each below the one that started it. A press on a machine shows its path. */
export function ActorsTree({ recording, ...props }: Props) {
  return (
    <nav aria-label={siteCopy.actors}>
      <Items items={treeOf(recording)} {...props} />
    </nav>
  )
}

function Items({ items, ...props }: Omit<Props, 'recording'> & { items: readonly TreeItem[] }) {
  if (items.length === 0) return null
  return (
    <ul className={tree}>
      {items.map((item) => (
        <li key={item.actor.id}>
          <Item item={item} {...props} />
          <Items items={item.children} {...props} />
        </li>
      ))}
    </ul>
  )
}

function Item({
  item: { actor, times, last, isEnded },
  replayed,
  shown,
  onShow,
}: Omit<Props, 'recording'> & { item: TreeItem }) {
  if (last === null) return <span className={small}>{siteCopy.answered(actor.name, times)}</span>
  const own = replayed.find((one) => one.actor.id === actor.id)
  return (
    <>
      <LabButton
        tone="quiet"
        disabled={own === undefined}
        pressed={shown?.actor.id === actor.id}
        onPress={() => onShow(actor.id)}
      >
        {actor.name}
        {own && siteCopy.explained(own.explained, own.events.length, own.divergence === null)}
      </LabButton>{' '}
      <span className={small}>
        {last.value === null ? siteCopy.crashed : stateLine(last.value)}
        {isEnded && siteCopy.ended}
      </span>
    </>
  )
}

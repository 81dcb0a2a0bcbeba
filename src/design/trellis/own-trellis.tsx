import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Avatar } from '../avatar/avatar.tsx'
import * as chip from '../chip/chip.css.ts'
import { VisuallyHidden } from '../text/visually-hidden.tsx'
import { PlantArt, TieArt } from '../vine/plant-art.tsx'
import * as styles from './own-trellis.css.ts'
import { laneWidth, sprout, stemOf, stemsIn } from './stem.ts'

/** What the trellis shows of a member's record. */
export type Drawing = {
  /** Whose record it is. */
  uid: string
  /** One leaf for each. */
  leaves: number
  interests: readonly string[]
  /** One outline for each beside the picture of the owner, at most four. */
  connections: number
  /** What has grown; null without a meetup. */
  grown: string | null
}

/** The member at the head of the column. */
export type TrellisOwner = { name: string; picture: string | null; place: string }

type Props = {
  /** The accessible name, the text of the empty card, and those for a number of things that do not fit. */
  texts: {
    label: string
    empty: string
    more(count: number): string
    connections(count: number): string
    connectionsLabel(count: number): string
  }
  /** Null in the band of a page that shows the member itself. */
  owner: TrellisOwner | null
  /** Null while the record is loading. */
  drawing: Drawing | null
}

const maxInterests = 12
const outlines = ['first', 'second', 'third', 'fourth'] as const
const uprights = ['start', 'middle', 'end'] as const

/** A member's own trellis: the contents of the record on the lattice, with the same in words. */
export function OwnTrellis({ texts, owner, drawing }: Props) {
  return (
    // An empty lattice is decoration.
    <section
      className={styles.trellis}
      aria-label={drawing ? texts.label : undefined}
      data-band={!owner || undefined}
    >
      {owner && (
        <div className={styles.head}>
          <div className={styles.portraits}>
            <Avatar src={owner.picture} size={56} />
            {drawing && outlinesOf(drawing, texts)}
          </div>
          <div className={styles.owner}>
            <p className={styles.name} data-long={[...owner.name].length > 30 || undefined}>
              <bdi>{owner.name}</bdi>
            </p>
            <p className={styles.place}>
              <bdi>{owner.place}</bdi>
            </p>
          </div>
        </div>
      )}
      {drawing ? <Grown drawing={drawing} texts={texts} /> : <div className={styles.lattice} />}
    </section>
  )
}

function Grown({ drawing, texts }: { drawing: Drawing; texts: Props['texts'] }) {
  const { leaves, interests, grown } = drawing
  const isNew = useNewLeaves(drawing)
  const { lattice, shown, rooms } = useFitting(interests)
  const { stems, distance } = stemsIn(rooms, leaves)
  const drawn = stems.flat().length
  return (
    <div className={styles.lattice} ref={lattice}>
      <div className={styles.stems}>
        {uprights.map((upright, index) => (
          <span key={upright} className={styles.lane} data-lane>
            {stemArt(stems[index] ?? [], distance, index, isNew.leaf)}
          </span>
        ))}
        {/* The card has their number in words. The first two leaves may be those of the photo and the place. */}
        {drawn >= 2 && drawn < leaves && (
          <p className={styles.moreMeetups} aria-hidden="true">
            {texts.more(leaves - drawn)}
          </p>
        )}
      </div>
      {interests.length > 0 && (
        <ul className={styles.interests}>
          {interests.slice(0, shown).map((name) => (
            <li
              key={name}
              className={`${chip.chip} ${styles.interest}`}
              data-selected
              data-new={isNew.interest(name) || undefined}
            >
              <span className={chip.grip} />
              <span className={chip.leaf} />
              <bdi className={styles.oneLine}>{name}</bdi>
            </li>
          ))}
          {interests.length > shown && (
            <li className={styles.more}>{texts.more(interests.length - shown)}</li>
          )}
        </ul>
      )}
      <p className={styles.card} data-empty={grown === null || undefined}>
        <Ties />
        <span>{grown ?? texts.empty}</span>
        <Ties />
      </p>
    </div>
  )
}

/**
 * How many chips fit into their list, before the number of the others, and the room on each upright, in px. Each object
 * measures again, on mount and on every resize.
 */
const useFitting = (names: readonly string[]) => {
  const lattice = useRef<HTMLDivElement>(null)
  const max = Math.min(names.length, maxInterests)
  const [{ shown, rooms }, setFitting] = useState<Fitting>({ shown: max, rooms: [] })
  useLayoutEffect(() => {
    if (!lattice.current) return
    const list = lattice.current.querySelector('ul')
    const isCut = endOf(list?.lastElementChild) > endOf(list) + 1
    if (isCut && shown > 0) return setFitting({ shown: shown - 1, rooms })
    const measured = roomsIn(lattice.current)
    if (measured.join() !== rooms.join()) setFitting({ shown, rooms: measured })
  })
  useEffect(() => {
    const observer = new ResizeObserver(() => setFitting(({ rooms }) => ({ shown: max, rooms })))
    if (lattice.current)
      for (const part of [lattice.current, ...lattice.current.children]) observer.observe(part)
    return () => observer.disconnect()
  }, [max])
  return { lattice, shown, rooms }
}

type Fitting = { shown: number; rooms: readonly number[] }

const endOf = (element?: Element | null) => element?.getBoundingClientRect().bottom ?? 0

/** A stem grows up to the lowest chip or card over its lane, without the outer 8 px, which its leaves do not reach. */
const roomsIn = (lattice: HTMLElement): readonly number[] => {
  const parts = [...lattice.querySelectorAll('li, :scope > p')]
  return [...lattice.querySelectorAll('[data-lane]')].map((lane) => {
    const { left, right, top, bottom } = lane.getBoundingClientRect()
    const hanging = parts.filter((part) => {
      const box = part.getBoundingClientRect()
      return box.left < right - 8 && box.right > left + 8
    })
    return Math.floor(bottom - Math.max(top, ...hanging.map(endOf)))
  })
}

/** The first upright always has a stem. */
const stemArt = (
  leaves: readonly number[],
  distance: number,
  upright: number,
  isNew: (leaf: number) => boolean,
) => {
  if (leaves.length === 0 && upright > 0) return null
  const { height, ...plant } = stemOf(leaves.length, distance, upright)
  return (
    <svg width={laneWidth} viewBox={`0 0 ${laneWidth} ${height}`} aria-hidden="true">
      <PlantArt plant={plant} isNew={(index) => isNew(leaves[index - sprout.length] ?? -1)} />
    </svg>
  )
}

const outlinesOf = ({ connections, grown }: Drawing, texts: Props['texts']) => (
  <>
    {outlines.slice(0, connections).map((key) => (
      <span key={key} className={styles.connection} />
    ))}
    {connections > outlines.length && (
      <span aria-hidden="true">{texts.connections(connections - outlines.length)}</span>
    )}
    {grown === null && connections > 0 && (
      <VisuallyHidden>{texts.connectionsLabel(connections)}</VisuallyHidden>
    )}
  </>
)

/** Where the card is tied to the uprights that it crosses. */
const Ties = () => (
  <svg className={styles.ties} aria-hidden="true">
    {[50, 100].map((percent) => (
      <svg
        key={percent}
        className={percent === 50 ? styles.middleTie : undefined}
        x={`${percent}%`}
        overflow="visible"
        aria-hidden="true"
      >
        <TieArt x={percent === 50 ? -(laneWidth + 8) / 2 : -laneWidth / 2} y={6} />
      </svg>
    ))}
  </svg>
)

/* The last rendered trellis of this tab. Nothing grows after a reload. */
let lastDrawing: Drawing | null = null

/** Which leaves this tab has not rendered before, if it has rendered this trellis before. */
const useNewLeaves = (drawing: Drawing) => {
  const [last] = useState(lastDrawing)
  useEffect(() => {
    lastDrawing = drawing
  })
  const before = last?.uid === drawing.uid ? last : null
  return {
    leaf: (index: number) => before !== null && index >= before.leaves,
    interest: (name: string) => before !== null && !before.interests.includes(name),
  }
}

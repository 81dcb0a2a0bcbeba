import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Avatar } from '../avatar/avatar.tsx'
import * as chip from '../chip/chip.css.ts'
import { PlantArt, TieArt } from '../vine/plant-art.tsx'
import * as styles from './own-trellis.css.ts'
import { laneWidth, sprout, stemOf } from './stem.ts'

/** What the trellis shows of a member's record. */
export type Drawing = {
  /** Whose record it is. */
  uid: string
  /** One leaf for each. */
  leaves: number
  interests: readonly string[]
  /** One outline for each beside the picture, at most four. */
  connections: number
  /** What has grown; null if nothing has. */
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
    meetups(count: number): string
    connections(count: number): string
  }
  /** Null in the band of a page that shows the member itself. */
  owner: TrellisOwner | null
  /** Null while the record is loading. */
  drawing: Drawing | null
}

const maxInterests = 12
const outlines = ['first', 'second', 'third', 'fourth'] as const
/** How many leaves a stem has, and how many stems there are: one for each upright, unless cards and chips cover the others. */
const climbs = {
  column: { phone: [5, 1], tablet: [5, 3], wide: [16, 3] },
  band: { phone: [5, 1], tablet: [5, 1], wide: [5, 3] },
} as const

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
          <Avatar src={owner.picture} size={56} />
          <div className={styles.owner}>
            <p className={styles.name}>
              <bdi>{owner.name}</bdi>
            </p>
            <p className={styles.place}>
              <bdi>{owner.place}</bdi>
            </p>
          </div>
          {drawing && outlinesOf(drawing, texts)}
        </div>
      )}
      <div className={styles.lattice}>
        {drawing && <Grown drawing={drawing} texts={texts} inBand={owner === null} />}
      </div>
    </section>
  )
}

type GrownProps = Pick<Props, 'texts'> & { drawing: Drawing; inBand: boolean }

function Grown({ drawing, texts, inBand }: GrownProps) {
  const { leaves, interests, grown } = drawing
  const isNew = useNewLeaves(drawing)
  const { list, shown } = useFitting(interests)
  return (
    <>
      {(['phone', 'tablet', 'wide'] as const).map((window) => (
        <Stems
          key={window}
          window={window}
          climb={climbs[inBand ? 'band' : 'column'][window]}
          leaves={leaves}
          isNew={isNew.leaf}
          more={texts.meetups}
        />
      ))}
      <p className={styles.card} data-empty={grown === null || undefined}>
        <Ties />
        <span>{grown ?? texts.empty}</span>
        {inBand && outlinesOf(drawing, texts)}
        <Ties />
      </p>
      {interests.length > 0 && (
        <ul className={styles.interests} ref={list}>
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
    </>
  )
}

/** How many chips fit into their list, before the number of the others. Each object measures again, on mount and on every resize. */
const useFitting = (names: readonly string[]) => {
  const list = useRef<HTMLUListElement>(null)
  const max = Math.min(names.length, maxInterests)
  const [{ shown }, setFitting] = useState({ shown: max })
  useLayoutEffect(() => {
    const endOf = (element?: Element | null) => element?.getBoundingClientRect().bottom ?? 0
    const isCut = endOf(list.current?.lastElementChild) > endOf(list.current) + 1
    if (isCut && shown > 0) setFitting({ shown: shown - 1 })
  })
  useEffect(() => {
    const observer = new ResizeObserver(() => setFitting({ shown: max }))
    if (list.current) observer.observe(list.current)
    return () => observer.disconnect()
  }, [max])
  return { list, shown }
}

type StemsProps = {
  window: keyof typeof styles.stems
  climb: readonly [leaves: number, stems: number]
  leaves: number
  isNew(index: number): boolean
  more(count: number): string
}

function Stems({ window, climb: [max, stems], leaves, isNew, more }: StemsProps) {
  const rest = leaves - stems * max
  return (
    <div className={styles.stems[window]}>
      {[0, max, 2 * max]
        .slice(0, stems)
        .map((first) =>
          first === 0 || first < leaves ? (
            <Stem
              key={first}
              leaves={Math.min(leaves - first, max)}
              isNew={(index) => isNew(first + index)}
            />
          ) : (
            <span key={first} className={styles.stem} />
          ),
        )}
      {/* The card has their number in words. */}
      {rest > 0 && (
        <p className={styles.moreMeetups} aria-hidden="true">
          {more(rest)}
        </p>
      )}
    </div>
  )
}

function Stem({ leaves, isNew }: Pick<StemsProps, 'leaves' | 'isNew'>) {
  const { height, ...plant } = stemOf(leaves)
  return (
    <svg className={styles.stem} viewBox={`0 0 ${laneWidth} ${height}`} aria-hidden="true">
      <PlantArt
        plant={plant}
        isNew={(index) => index >= sprout.length && isNew(index - sprout.length)}
      />
    </svg>
  )
}

const outlinesOf = ({ connections }: Drawing, texts: Props['texts']) =>
  connections > 0 && (
    <span className={styles.connections} aria-hidden="true">
      {outlines.slice(0, connections).map((key) => (
        <span key={key} className={styles.connection} />
      ))}
      {connections > outlines.length && (
        <span>{texts.connections(connections - outlines.length)}</span>
      )}
    </span>
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

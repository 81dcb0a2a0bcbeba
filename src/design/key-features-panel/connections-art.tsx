import { useId } from 'react'
import * as ink from '../drawing/ink.css.ts'
import { PortraitArt, PortraitClip } from '../hero/person-art.tsx'
import * as styles from './key-features-panel.css.ts'

const contacts = [
  { of: 'hugo', name: 'Hugo Lang', about: 'Climbing partner', group: 'Personal' },
  { of: 'priya', name: 'Priya Nair', about: 'Product, Northwind', group: 'Work' },
  { of: 'amina', name: 'Amina Yusuf', about: 'Neighbour', group: 'Personal' },
  { of: 'sam', name: 'Sam Whitlock', about: 'Mentor', group: 'Work' },
] as const

const groups = ['Everyone', 'Personal', 'Work'] as const

/** Friends and colleagues in one list. Decoration. */
export function ConnectionsArt() {
  const [wide, narrow] = [useId(), useId()]
  return (
    <>
      <svg className={styles.wideArt} viewBox="0 0 344 290" aria-hidden="true">
        <PortraitClip id={wide} />
        <rect className={ink.fill.plate} x=".5" y=".5" width="343" height="289" rx="22" />
        <rect className={ink.edge} x=".5" y=".5" width="343" height="289" rx="22" />
        <rect className={ink.fill.sunken} x="17" y="15" width="310" height="36" rx="10" />
        <rect className={ink.card} x="20" y="18" width="101" height="30" rx="8" />
        {groups.map((group, index) => (
          <text
            key={group}
            className={`${index === 0 ? ink.letter.strong : ink.letter.label} ${ink.centred}`}
            x={71 + index * 101}
            y="37.5"
            fontSize="13"
          >
            {group}
          </text>
        ))}
        {contacts.map(({ of, name, about, group }, index) => {
          const hue = group === 'Work' ? 'wisteria' : 'clay'
          const width = group === 'Work' ? 49 : 67
          return (
            <g key={of} transform={`translate(17 ${63 + index * 56})`}>
              {index > 0 && <path className={ink.edge} d="M0 -7H310" />}
              <PortraitArt of={of} clip={wide} x={0} y={2} size={38} />
              <text className={ink.letter.strong} x="50" y="17" fontSize="15">
                {name}
              </text>
              <text className={ink.letter.plain} x="50" y="36" fontSize="13.5">
                {about}
              </text>
              <rect
                className={ink.tint[hue]}
                x={310 - width}
                y="10"
                width={width}
                height="22"
                rx="6"
              />
              <text
                className={`${ink.inked[hue]} ${ink.centred}`}
                x={310 - width / 2}
                y="25.5"
                fontSize="12.5"
                fontWeight="600"
              >
                {group}
              </text>
            </g>
          )
        })}
      </svg>
      <svg className={styles.plate} viewBox="0 0 108 132" aria-hidden="true">
        <PortraitClip id={narrow} />
        {contacts.map(({ of }, index) => (
          <PortraitArt
            key={of}
            of={of}
            clip={narrow}
            x={12 + (index % 2) * 45}
            y={24 + (index > 1 ? 46 : 0)}
            size={39}
          />
        ))}
      </svg>
    </>
  )
}

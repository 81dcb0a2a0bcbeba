import * as ink from '../drawing/ink.ts'
import { PortraitArt } from '../hero/person-art.tsx'

const contacts = [
  { of: 'hugo', name: 'Hugo Lang', about: 'Climbing partner', group: 'Personal' },
  { of: 'priya', name: 'Priya Nair', about: 'Product, Northwind', group: 'Work' },
  { of: 'amina', name: 'Amina Yusuf', about: 'Neighbour', group: 'Personal' },
  { of: 'sam', name: 'Sam Whitlock', about: 'Mentor', group: 'Work' },
] as const

const groups = ['Everyone', 'Personal', 'Work'] as const

/** Friends and colleagues in one list. Decoration. */
export function ConnectionsDrawings() {
  return (
    <>
      <g id="connections">
        <rect fill={ink.fill.plate} x=".5" y=".5" width="343" height="289" rx="22" />
        <rect {...ink.edge} x=".5" y=".5" width="343" height="289" rx="22" />
        <rect fill={ink.fill.sunken} x="17" y="15" width="310" height="36" rx="10" />
        <rect {...ink.card} x="20" y="18" width="101" height="30" rx="8" />
        {groups.map((group, index) => (
          <text
            key={group}
            {...(index === 0 ? ink.letter.strong : ink.letter.label)}
            textAnchor="middle"
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
              {index > 0 && <path {...ink.edge} d="M0 -7H310" />}
              <PortraitArt of={of} x={0} y={2} size={38} />
              <text {...ink.letter.strong} x="50" y="17" fontSize="15">
                {name}
              </text>
              <text {...ink.letter.plain} x="50" y="36" fontSize="13.5">
                {about}
              </text>
              <rect
                fill={ink.hues[hue].tint}
                x={310 - width}
                y="10"
                width={width}
                height="22"
                rx="6"
              />
              <text
                fill={ink.hues[hue].ink}
                textAnchor="middle"
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
      </g>
      <g id="connections-plate">
        {contacts.map(({ of }, index) => (
          <PortraitArt
            key={of}
            of={of}
            x={12 + (index % 2) * 45}
            y={24 + (index > 1 ? 46 : 0)}
            size={39}
          />
        ))}
      </g>
    </>
  )
}

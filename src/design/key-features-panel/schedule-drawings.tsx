import * as ink from '../drawing/ink.ts'
import { PortraitArt } from '../hero/person-art.tsx'
import { tickIcon } from '../icon/ui/tick.gen.ts'
import { round } from '../vine/geometry.ts'

type Hue = 'clay' | 'marigold' | 'wisteria'

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'] as const
const dayFrom = 67.5
const dayWidth = 51.2

/** The busy hours of each person as `[x, width]`. */
const rows = [
  {
    of: 'maya',
    hue: 'clay',
    busy: [
      [72, 21],
      [134, 30],
      [176, 17],
      [226, 14],
      [297, 21],
    ],
  },
  {
    of: 'tomas',
    hue: 'marigold',
    busy: [
      [88, 24],
      [125, 14],
      [185, 26],
      [229, 14],
      [278, 24],
    ],
  },
  {
    of: 'ines',
    hue: 'wisteria',
    busy: [
      [76, 22],
      [144, 21],
      [174, 14],
      [198, 18],
      [227, 15],
      [290, 22],
    ],
  },
] as const satisfies readonly {
  of: 'maya' | 'tomas' | 'ines'
  hue: Hue
  busy: readonly (readonly [x: number, width: number])[]
}[]

/** Three calendars, and the hour that is free in all of them. Decoration. */
export function ScheduleDrawings() {
  return (
    <>
      <g id="schedule">
        <rect fill={ink.fill.plate} x=".5" y=".5" width="343" height="289" rx="22" />
        <path
          fill={ink.fill.platePart}
          d="M0 229H344V268A22 22 0 0 1 322 290H22A22 22 0 0 1 0 268Z"
        />
        <path {...ink.edge} d="M0 229H344" />
        <rect {...ink.edge} x=".5" y=".5" width="343" height="289" rx="22" />
        {days.map((day, index) => (
          <text
            key={day}
            {...(day === 'Thu' ? ink.letter.strong : ink.letter.label)}
            textAnchor="middle"
            x={round(dayFrom + dayWidth * (index + 0.5))}
            y="33"
            fontSize="13"
          >
            {day}
          </text>
        ))}
        {rows.map(({ of, hue, busy }, row) => (
          <g key={of} transform={`translate(0 ${72 + row * 51})`}>
            <PortraitArt of={of} x={21} y={-17} size={34} />
            <path
              {...ink.line}
              d={`M${dayFrom} 0H323${[0, 1, 2, 3, 4, 5].map((day) => `M${round(dayFrom + day * dayWidth)} -17V17`).join('')}`}
            />
            {busy.map(([x, width]) => (
              <rect key={x} fill={ink.fill[hue]} x={x} y="-11" width={width} height="22" rx="6" />
            ))}
          </g>
        ))}
        <rect {...ink.free} x="247.5" y="46" width="24" height="173" rx="10" />
        <path
          fill={ink.fill.shoot}
          d="M21 260A11 11 0 0 1 33 247H44A3 3 0 0 1 47 250V262A11 11 0 0 1 36 273H24A3 3 0 0 1 21 270Z"
        />
        <path
          fill={ink.fill.onShoot}
          transform="translate(26 252) scale(.0625)"
          d={tickIcon.path}
        />
        <text {...ink.letter.strong} x="57" y="265" fontSize="15">
          Thu 18:30
        </text>
        <text {...ink.letter.plain} textAnchor="end" x="323" y="265" fontSize="14">
          3 of 3 free
        </text>
      </g>
      <g id="schedule-plate">
        {rows.map(({ of, hue }, row) => (
          <g key={of} transform={`translate(0 ${43 + row * 23})`}>
            <path {...ink.line} d="M14 0H94" />
            <rect
              fill={ink.fill[hue]}
              x={[15, 23, 15][row]}
              y="-8"
              width={[28, 18, 20][row]}
              height="16"
              rx="6"
            />
            <rect
              fill={ink.fill[hue]}
              x={[53, 45, 42][row]}
              y="-8"
              width={[14, 18, 21][row]}
              height="16"
              rx="6"
            />
          </g>
        ))}
        <rect {...ink.free} x="72" y="25" width="20" height="82" rx="9" />
      </g>
    </>
  )
}

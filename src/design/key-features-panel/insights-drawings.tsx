import * as ink from '../drawing/ink.ts'
import { leafBox } from '../hero/leaf-box.ts'
import { dateOfBirthIcon } from '../icon/ui/date-of-birth.gen.ts'
import { retryIcon } from '../icon/ui/retry.gen.ts'

const bell =
  'M221.8 175.94c-5.55-9.56-13.8-36.61-13.8-71.94a80 80 0 1 0-160 0c0 35.34-8.26 62.38-13.81 71.94A16 16 0 0 0 48 200H88.81a40 40 0 0 0 78.38 0H208a16 16 0 0 0 13.8-24.06Z'

const notes = [
  { title: 'Leave by 18:05', about: 'Supper at Inès’s, 22 min away', when: 'now', icon: bell },
  {
    title: 'Book club is on Friday',
    about: 'Priya moved it. You’re still free',
    when: '4 m',
    icon: dateOfBirthIcon.path,
  },
  {
    title: 'Calendar synced',
    about: '2 new free evenings next week',
    when: '1 h',
    icon: retryIcon.path,
  },
] as const

const plates = [ink.fill.shoot, ink.hues.marigold.tint, ink.hues.wisteria.tint]
const glyphs = [ink.fill.onShoot, ink.hues.marigold.ink, ink.hues.wisteria.ink]
const corners = { large: 11, small: 3 }

/** The app's reminders. Decoration. */
export function InsightsDrawings() {
  return (
    <>
      <g id="insights">
        <rect fill={ink.fill.plate} x=".5" y=".5" width="343" height="289" rx="22" />
        <rect {...ink.edge} x=".5" y=".5" width="343" height="289" rx="22" />
        {notes.map(({ title, about, when, icon }, index) => (
          <g key={title} transform={`translate(19 ${19 + index * 88})`}>
            <rect {...ink.card} width="306" height="75" rx="18" />
            <path
              fill={plates[index]}
              d={leafBox({ x: 15, y: 19, width: 36, height: 36 }, corners)}
            />
            <path fill={glyphs[index]} transform="translate(23 27) scale(.078)" d={icon} />
            <text {...ink.letter.strong} x="63" y="32" fontSize="15">
              {title}
            </text>
            <text {...ink.letter.plain} x="63" y="54" fontSize="13.5">
              {about}
            </text>
            <text {...ink.letter.plain} textAnchor="end" x="291" y="31" fontSize="12.5">
              {when}
            </text>
          </g>
        ))}
      </g>
      <g id="insights-plate">
        <path
          fill={ink.fill.shoot}
          d={leafBox({ x: 30, y: 27, width: 48, height: 48 }, { large: 18, small: 5 })}
        />
        <path fill={ink.fill.onShoot} transform="translate(42 39) scale(.094)" d={bell} />
        <rect fill={ink.fill.rail} x="23" y="86" width="62" height="6" rx="3" />
        <rect fill={ink.fill.rail} x="34" y="101" width="40" height="6" rx="3" />
      </g>
    </>
  )
}

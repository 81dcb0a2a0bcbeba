import { leafBox } from '../hero/leaf-box.ts'
import { PortraitArt } from '../hero/person-art.tsx'
import { tickIcon } from '../icon/ui/tick.gen.ts'
import { leafPath, round } from '../vine/geometry.ts'
import * as styles from './phone-ink.ts'

const { fill, letter } = styles

const week = [
  [23, 'M'],
  [24, 'T'],
  [25, 'W'],
  [26, 'T'],
  [27, 'F'],
  [28, 'S'],
  [29, 'S'],
] as const
const today = 26

const plans = [
  { y: 221, when: '8:30', what: 'Coffee with Hugo', about: 'Fábrica, two streets away' },
  { y: 465, when: '21:30', what: 'Call Priya', about: 'Reminder, 10 min before' },
] as const

/** A day in the app, on a phone. Decoration: the text next to it describes the app. */
export function PhoneDrawing() {
  return (
    <g id="phone">
      <rect fill={fill.rim} width="352" height="860" rx="56" />
      <rect fill={fill.screen} x="11" y="11" width="330" height="840" rx="46" />
      <rect fill={fill.rim} x="118" y="27" width="92" height="27" rx="13.5" />
      <text {...letter.strong} x="37" y="46" fontSize="15">
        9:41
      </text>
      <path fill={fill.ink} d="M260 46V44L270 34V46Z" />
      <path
        fill={fill.ink}
        d="M276 39a9 9 0 0 1 14 0l-2 2a6.2 6.2 0 0 0-10 0ZM280 43a4 4 0 0 1 6 0l-3 3.5Z"
      />
      <path
        fill={fill.ink}
        fillRule="evenodd"
        d="M299 34h13a3 3 0 0 1 3 3v6a3 3 0 0 1-3 3h-13a3 3 0 0 1-3-3v-6a3 3 0 0 1 3-3Zm0 1.8a1.2 1.2 0 0 0-1.2 1.2v6a1.2 1.2 0 0 0 1.2 1.2h13a1.2 1.2 0 0 0 1.2-1.2v-6a1.2 1.2 0 0 0-1.2-1.2ZM299.5 37.5h7v5h-7Z"
      />
      <text {...letter.plain} x="33" y="95" fontSize="14">
        Thursday 26 Nov
      </text>
      <text {...letter.title} x="33" y="126" fontSize="24">
        Three plans today
      </text>
      <PortraitArt of="maya" x={277} y={84} size={42} />
      <path
        fill={fill.ivy}
        d={leafBox({ x: 154, y: 151, width: 44, height: 52 }, { large: 18, small: 4 })}
      />
      {week.map(([date, day], index) => (
        <g key={date} transform={`translate(${round(46 + index * 43.2)} 0)`} textAnchor="middle">
          <text {...(date === today ? letter.onIvy : letter.plain)} y="170" fontSize="12">
            {day}
          </text>
          <text {...(date === today ? letter.onIvy : letter.strong)} y="192" fontSize="15">
            {date}
          </text>
        </g>
      ))}
      <path {...styles.rail} d="M41 452V800" />
      <path
        {...styles.stem}
        d="M40 220c6 14-4 20 0 34s10 24 4 38-6 22-2 36 8 22 4 40-8 22-4 38 4 14 1 42"
      />
      <path {...styles.leaf} transform="translate(44 292)rotate(6)scale(12)" d={leafPath} />
      <path {...styles.leaf} transform="translate(43 400)rotate(6)scale(12)" d={leafPath} />
      <path fill={fill.shoot} transform="translate(41 340)rotate(-96)scale(11)" d={leafPath} />
      <circle {...styles.ring} cx="41" cy="243" r="6" />
      <circle {...styles.ring} cx="41" cy="353" r="6" />
      <circle {...styles.restRing} cx="41" cy="509" r="6" />
      {plans.map(({ y, when, what, about }) => (
        <g key={what} transform={`translate(61 ${y})`}>
          <rect {...styles.card} width="262" height="84" rx="18" />
          <text {...letter.label} x="17" y="27" fontSize="13">
            {when}
          </text>
          <text {...letter.strong} x="17" y="48" fontSize="16.5">
            {what}
          </text>
          <text {...letter.plain} x="17" y="67" fontSize="13">
            {about}
          </text>
        </g>
      ))}
      <g transform="translate(61 318)">
        <path
          fill={fill.shoot}
          d={leafBox({ x: 0, y: 0, width: 262, height: 134 }, { large: 26, small: 6 })}
        />
        <text {...letter.label} x="19" y="30" fontSize="13">
          18:30
        </text>
        <text {...letter.title} x="19" y="55" fontSize="20">
          Supper at Inès’s
        </text>
        <text {...letter.plain} x="19" y="75" fontSize="13">
          Bring the lemons
        </text>
        <PortraitArt of="maya" x={19} y={90} size={27} />
        <PortraitArt of="tomas" x={39} y={90} size={27} ring={styles.portraitRing} />
        <PortraitArt of="ines" x={59} y={90} size={27} ring={styles.portraitRing} />
        <path fill={fill.ink} transform="translate(146 97) scale(.054)" d={tickIcon.path} />
        <text {...letter.strong} x="244" y="109" fontSize="13" textAnchor="end">
          All three free
        </text>
      </g>
      <g transform="translate(61 562)">
        <rect {...styles.command} width="262" height="84" rx="18" />
        <text {...letter.label} x="17" y="27" fontSize="13">
          Suggestion
        </text>
        <text {...letter.strong} x="17" y="48" fontSize="16.5">
          A hike with Amina?
        </text>
        <text {...letter.plain} x="17" y="67" fontSize="13">
          Three free mornings fit you both
        </text>
      </g>
      <rect {...styles.card} x="29" y="699" width="294" height="52" rx="16" />
      <path {...styles.stem} d="M47 725h14M54 718v14" />
      <text {...letter.plain} x="73" y="730" fontSize="15">
        Find a time with…
      </text>
      <path
        fill={fill.ivy}
        d={leafBox({ x: 279, y: 707, width: 36, height: 36 }, { large: 12, small: 4 })}
      />
      <path
        fill={fill.screen}
        d="M297 717a3.5 3.5 0 0 1 3.5 3.5v4a3.5 3.5 0 0 1-7 0v-4a3.5 3.5 0 0 1 3.5-3.5ZM291 725h1.8a4.2 4.2 0 0 0 8.4 0h1.8a6 6 0 0 1-5.1 5.8V733h-1.8v-2.2A6 6 0 0 1 291 725Z"
      />
    </g>
  )
}

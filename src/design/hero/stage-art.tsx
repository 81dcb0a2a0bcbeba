import { PlantArt, TieArt } from '../vine/plant-art.tsx'
import { BlockArt } from './block-art.tsx'
import * as styles from './hero-stage.css.ts'
import { PersonArt } from './person-art.tsx'
import { PlanCardArt } from './plan-card-art.tsx'
import type { Stage } from './stage.ts'

/** Beyond the bottom of the illustration, for containers that are taller than it. The excess is clipped. */
const slatsGoOn = 640

/** Renders a stage: first its fixed parts, then the plants, then the agreed plan. */
export function StageArt({ stage, shown }: { stage: Stage; shown: 'wide' | 'phone' }) {
  const { width, height, slats, head, hours, card, text } = stage
  return (
    <svg className={styles.art[shown]} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <g className={styles.lattice}>
        <path
          className={styles.hourLine}
          d={hours.map(({ y }) => `M${stage.linesFrom} ${y}H${width}`).join('')}
        />
        {hours.map(
          ({ y, label }) =>
            label && (
              <text
                key={y}
                className={styles.hour}
                x={stage.hourLabelEnd}
                y={y + 4.5}
                fontSize={text.hour}
              >
                {label}
              </text>
            ),
        )}
        <path
          className={styles.slat}
          d={slats
            .flatMap((x) => [slat(x, -2, head.from), slat(x, head.to, height + slatsGoOn)])
            .join('')}
        />
      </g>
      {stage.people.map((person) => (
        <PersonArt
          key={person.name}
          {...person}
          y={head.from}
          size={stage.portraitSize}
          text={text.name}
        />
      ))}
      <g className={styles.blocks}>
        {stage.blocks.map((block) => (
          <BlockArt
            key={`${block.x} ${block.y}`}
            block={block}
            text={text.block}
            inset={stage.blockInset}
          />
        ))}
      </g>
      <g className={styles.plants}>
        {stage.plants.map((plant) => (
          <PlantArt key={plant.stem} plant={plant} width={2.8} />
        ))}
      </g>
      <g className={styles.plan}>
        <PlanCardArt card={card} text={text} people={stage.people} />
        {slats.flatMap((x) =>
          [card.y, card.y + card.height].map((y) => (
            <TieArt key={`${x} ${y}`} x={x} y={y} scale={1.2} />
          )),
        )}
      </g>
    </svg>
  )
}

function slat(x: number, from: number, to: number): string {
  return `M${x - 3.2} ${from}H${x + 3.2}V${to}H${x - 3.2}Z`
}

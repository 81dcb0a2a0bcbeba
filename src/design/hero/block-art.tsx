import { round } from '../vine/geometry.ts'
import * as styles from './hero-stage.css.ts'
import type { Block, Stage } from './stage.ts'

type Props = {
  block: Block
  /** The font size. */
  text: number
  inset: Stage['blockInset']
}

/** One engagement of a person: its colour says whose, its height how long. */
export function BlockArt({ block, text, inset }: Props) {
  const { hue, x, y, width, height, title, time } = block
  const lineHeight = text * 1.28
  const textX = x + inset.texts
  const firstLine = y + text * 1.55
  return (
    <g>
      <rect className={styles.tint[hue]} x={x} y={y} width={width} height={height} rx="12" />
      <rect
        className={styles.bar[hue]}
        x={x + inset.bar}
        y={y + 9}
        width="3"
        height={height - 18}
        rx="1.5"
      />
      {title.map((line, index) => (
        <text
          key={line}
          className={styles.blockTitle[hue]}
          x={textX}
          y={round(firstLine + index * lineHeight)}
          fontSize={text}
        >
          {line}
        </text>
      ))}
      {time && (
        <text
          className={styles.blockTime[hue]}
          x={textX}
          y={round(firstLine + lineHeight)}
          fontSize={text - 1}
        >
          {time}
        </text>
      )}
    </g>
  )
}

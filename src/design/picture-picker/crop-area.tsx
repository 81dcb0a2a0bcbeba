import { useId } from 'react'
import * as styles from './crop-area.css.ts'
import { type Extent, resized, type Square, sizesWithin, squareByKey } from './square.ts'
import { useDrag } from './use-drag.ts'

type Props = {
  /** URL of the picture. */
  src: string
  extent: Extent
  /** The crop square. The parent keeps it within the picture. */
  square: Square
  onChange(square: Square): void
  label: string
  /** The instructions. */
  help: string
  sizeLabel: string
  /** The position of the square as text, in percent from the left and from the top. */
  whereabouts(left: number, top: number): string
  /** The square cannot change for now. */
  locked: boolean
}

/**
 * Selects the crop square of a picture: by dragging, with the arrow keys, and with a slider or + and - for its size.
 */
export function CropArea(props: Props) {
  const { src, extent, square, label, help, sizeLabel, whereabouts, locked } = props
  const id = useId()
  const onChange = (next: Square) => {
    if (!locked) props.onChange(next)
  }
  const drag = useDrag(square, extent, onChange)
  const { least, most } = sizesWithin(extent)
  return (
    <div className={styles.area}>
      {/* A two-dimensional slider: assistive technology passes the arrow keys to it and reads its text. */}
      <div
        className={styles.stage}
        role="slider"
        tabIndex={0}
        aria-valuemin={0}
        aria-valuemax={extent.width - square.size}
        aria-valuenow={square.x}
        aria-valuetext={whereabouts(
          partOf(square.x, extent.width),
          partOf(square.y, extent.height),
        )}
        aria-label={label}
        aria-describedby={`${id}-help`}
        aria-disabled={locked || undefined}
        {...drag}
        onKeyDown={(event) => {
          const next = squareByKey(event.key, square, extent)
          if (!next) return
          event.preventDefault()
          onChange(next)
        }}
      >
        <img className={styles.picture} src={src} alt="" {...extent} draggable={false} />
        <svg
          className={styles.overlay}
          viewBox={`0 0 ${extent.width} ${extent.height}`}
          /* The picture is rounded to whole pixels, so the shade extends beyond it. */
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <path className={styles.shade} fillRule="evenodd" d={shadeAround(square, extent)} />
          <rect
            className={styles.edge}
            x={square.x}
            y={square.y}
            width={square.size}
            height={square.size}
          />
        </svg>
      </div>
      <p className={styles.help} id={`${id}-help`}>
        {help}
      </p>
      <label className={styles.slider}>
        {sizeLabel}
        <input
          className={styles.range}
          type="range"
          min={least}
          max={most}
          value={square.size}
          disabled={locked}
          onChange={({ target }) => onChange(resized(square, Number(target.value), extent))}
        />
      </label>
    </div>
  )
}

const partOf = (start: number, length: number): number => Math.round((start / length) * 100)

const shadeAround = ({ x, y, size }: Square, { width, height }: Extent): string =>
  `M0 0H${width}V${height}H0ZM${x} ${y}H${x + size}V${y + size}H${x}Z`

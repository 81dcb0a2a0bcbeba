import { useId } from 'react'
import * as styles from './crop-area.css.ts'
import {
  avatarLeaf,
  type Extent,
  maxZoom,
  type Square,
  squareByKey,
  zoomed,
  zoomOf,
} from './square.ts'
import { useDrag } from './use-drag.ts'

type Props = {
  /** URL of the picture. */
  src: string
  extent: Extent
  /** The crop square. The parent keeps it within the picture. */
  square: Square
  onChange(square: Square): void
  label: string
  /** The instructions, for touch and for mouse and keyboard. */
  help: { touch: string; mouse: string }
  zoomLabel: string
  /** The zoom as text, in percent. */
  zoomText(percent: number): string
  /** The position of the square as text, in percent from the left and from the top. */
  whereabouts(left: number, top: number): string
  /** The square cannot change for now. */
  locked: boolean
}

/**
 * Selects the crop square of a picture: by dragging, with the arrow keys, and with a slider or + and - for the zoom,
 * which is 100 % where the square is as large as the picture allows. The mask is the leaf that avatars have.
 */
export function CropArea(props: Props) {
  const { src, extent, square, label, help, zoomLabel, zoomText, whereabouts, locked } = props
  const id = useId()
  const onChange = (next: Square) => {
    if (!locked) props.onChange(next)
  }
  const drag = useDrag(square, extent, onChange)
  const zoom = Math.round(zoomOf(square, extent))
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
          <mask id={`${id}-mask`}>
            <rect {...extent} fill="white" />
            <LeafOf square={square} fill="black" />
          </mask>
          <rect {...extent} className={styles.shade} mask={`url(#${id}-mask)`} />
          <LeafOf square={square} className={styles.edge} />
        </svg>
      </div>
      <p className={styles.help} id={`${id}-help`}>
        <span className={styles.helpFor.touch}>{help.touch}</span>
        <span className={styles.helpFor.mouse}>{help.mouse}</span>
      </p>
      <label className={styles.slider}>
        {zoomLabel}
        <input
          className={styles.range}
          type="range"
          // WebKit adds the value to a name that comes from the label around it.
          aria-label={zoomLabel}
          min={100}
          max={maxZoom}
          value={zoom}
          aria-valuetext={zoomText(zoom)}
          disabled={locked}
          onChange={({ target }) => onChange(zoomed(square, Number(target.value), extent))}
        />
      </label>
    </div>
  )
}

const partOf = (start: number, length: number): number => Math.round((start / length) * 100)

type LeafProps = { square: Square; fill?: string; className?: string }

function LeafOf({ square: { x, y, size }, ...look }: LeafProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size / 100})`}>
      <g className={styles.leaf}>
        <path d={avatarLeaf} {...look} />
      </g>
    </g>
  )
}

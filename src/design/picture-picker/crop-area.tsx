import { type CSSProperties, type ReactNode, useId } from 'react'
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
import { useDragAndPinch } from './use-drag-and-pinch.ts'

type Props = {
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
  positionText(left: number, top: number): string
  /** The square cannot change for now. */
  locked: boolean
  /** Notes about the square, below the controls. */
  children?: ReactNode
}

/**
 * Selects the crop square of a picture, which fills the area: by dragging the picture, with the arrow keys, and by
 * pinching on a screen or trackpad, with a slider or with + and - for the zoom, which is 100 % where the square is as large as the picture
 * allows. The mask is the leaf that avatars have.
 */
export function CropArea(props: Props) {
  const { src, extent, square, label, help, zoomLabel, zoomText, positionText, locked, children } =
    props
  const id = useId()
  const onChange = (next: Square) => {
    if (!locked) props.onChange(next)
  }
  const gestures = useDragAndPinch(square, extent, onChange)
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
        aria-valuetext={positionText(
          partOf(square.x, extent.width),
          partOf(square.y, extent.height),
        )}
        aria-label={label}
        aria-describedby={`${id}-help`}
        aria-disabled={locked || undefined}
        {...gestures}
        onKeyDown={(event) => {
          const next = squareByKey(event.key, square, extent)
          if (!next) return
          event.preventDefault()
          onChange(next)
        }}
      >
        <img
          className={styles.picture}
          style={placeOf(square, extent)}
          src={src}
          alt=""
          {...extent}
          draggable={false}
        />
        <svg className={styles.overlay} viewBox="0 0 100 100" aria-hidden="true">
          <path className={styles.shade} fillRule="evenodd" d={`M0 0H100V100H0Z${avatarLeaf}`} />
          <path className={styles.edge} d={avatarLeaf} />
        </svg>
      </div>
      <div className={styles.controls}>
        <p className={styles.help} id={`${id}-help`}>
          <span className={styles.helpFor.touch}>{help.touch}</span>
          <span className={styles.helpFor.mouse}>{help.mouse}</span>
        </p>
        <label className={styles.slider}>
          <span>{zoomLabel}</span>
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
        {children}
      </div>
    </div>
  )
}

/** Places the picture so that the square fills the area. The file can have fewer px than the extent. */
const placeOf = ({ x, y, size }: Square, { width, height }: Extent): CSSProperties => ({
  inlineSize: percent(width / size),
  blockSize: percent(height / size),
  left: percent(-x / size),
  top: percent(-y / size),
})

const percent = (part: number): string => `${part * 100}%`

const partOf = (start: number, length: number): number => Math.round((start / length) * 100)

import { useRef, useState } from 'react'
import type { Scheme, Size } from '../app/lab-machine.ts'
import { labCopy } from '../copy.ts'
import { LabButton } from './lab-button.tsx'
import { Pane } from './pane.tsx'
import { compactRow, failure } from './parts.css.ts'
import * as styles from './screen-pane.css.ts'

type Props = {
  size: Size
  scheme: Scheme
  /** The width of the column (px). The screen is scaled down to it. */
  width: number
  onSize: (size: Size) => void
  onScheme: (scheme: Scheme) => void
}

/* The viewports of the screen (px). */
const viewports = {
  phone: { width: 390, height: 760 },
  tablet: { width: 768, height: 1024 },
  desktop: { width: 1440, height: 900 },
} as const

const sizes = ['phone', 'tablet', 'desktop'] as const
/* The padding of the pane and the border of the window (px). */
const aroundScreen = 46
const schemes = ['light', 'dark'] as const

/** The site's own screen in an iframe, so that media queries apply to its width. */
export function ScreenPane({ size, scheme, width, onSize, onScheme }: Props) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [isReachable, setReachable] = useState(true)
  const viewport = viewports[size]
  const scale = Math.min(0.8, (width - aroundScreen) / viewport.width)
  return (
    <Pane
      title={labCopy.screen}
      aside={
        <div className={compactRow}>
          {sizes.map((one) => (
            <LabButton key={one} pressed={one === size} onPress={() => onSize(one)}>
              {labCopy.sizes[one]}
            </LabButton>
          ))}
          {schemes.map((one) => (
            <LabButton key={one} pressed={one === scheme} onPress={() => onScheme(one)}>
              {labCopy.schemes[one]}
            </LabButton>
          ))}
        </div>
      }
    >
      {!isReachable && (
        <div role="alert" className={failure}>
          <p>{labCopy.screenUnreachable}</p>
          <LabButton onPress={() => frame.current?.setAttribute('src', 'screen/index.html')}>
            {labCopy.retry}
          </LabButton>
        </div>
      )}
      <div
        className={styles.window}
        style={{ inlineSize: viewport.width * scale, blockSize: viewport.height * scale }}
      >
        <iframe
          ref={frame}
          className={styles.page}
          style={{
            inlineSize: viewport.width,
            blockSize: viewport.height,
            transform: `scale(${scale})`,
          }}
          title={labCopy.screen}
          src="screen/index.html"
          // An error page of the browser belongs to another origin.
          onLoad={({ currentTarget }) => setReachable(currentTarget.contentDocument !== null)}
        />
      </div>
    </Pane>
  )
}

import { useSelector } from '@xstate/react'
import { useRef, useState } from 'react'
import type { Lab } from '../app/lab.ts'
import { labCopy } from '../copy.ts'
import { LabButton } from './lab-button.tsx'
import { Pane } from './pane.tsx'
import { compactRow, failure, screenPage, screenWindow } from './parts.css.ts'

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
export function ScreenPane({ lab }: { lab: Lab }) {
  const { size, scheme, settings } = useSelector(lab.actor, ({ context }) => context)
  const frame = useRef<HTMLIFrameElement>(null)
  const [isReachable, setReachable] = useState(true)
  const viewport = viewports[size]
  const scale = Math.min(0.8, (settings.widths.side - aroundScreen) / viewport.width)
  return (
    <Pane
      title={labCopy.screen}
      aside={
        <div className={compactRow}>
          {sizes.map((one) => (
            <LabButton
              key={one}
              pressed={one === size}
              onPress={() => lab.send({ type: 'size chosen', size: one })}
            >
              {labCopy.sizes[one]}
            </LabButton>
          ))}
          {schemes.map((one) => (
            <LabButton
              key={one}
              pressed={one === scheme}
              onPress={() => lab.send({ type: 'scheme chosen', scheme: one })}
            >
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
        className={screenWindow}
        style={{ inlineSize: viewport.width * scale, blockSize: viewport.height * scale }}
      >
        <iframe
          ref={frame}
          className={screenPage}
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

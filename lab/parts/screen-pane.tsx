import { useSelector } from '@xstate/react'
import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Lab } from '../app/lab.ts'
import { labCopy } from '../copy.ts'
import { LabButton, Segments } from './controls.tsx'
import { compactRow, failure, screenPage, screenPane, screenWindow } from './parts.css.ts'

/* The viewports of the screen (px). */
const viewports = {
  phone: { width: 390, height: 760 },
  tablet: { width: 768, height: 1024 },
  desktop: { width: 1440, height: 900 },
} as const

/** The site's own screen in an iframe, so that media queries apply to its width. */
export function ScreenPane({ lab }: { lab: Lab }) {
  const { size, scheme } = useSelector(lab.actor, ({ context }) => context)
  const pane = useRef<HTMLElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const [isReachable, setReachable] = useState(true)
  const viewport = viewports[size]
  const scale = useScale(pane, viewport)
  return (
    <section ref={pane} className={screenPane} data-part="screen" aria-label={labCopy.screen}>
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
      <div className={compactRow}>
        <Segments
          label={labCopy.sizesLabel}
          options={(['phone', 'tablet', 'desktop'] as const).map((one) => [
            one,
            labCopy.sizes[one],
          ])}
          value={size}
          onChoose={(to) => lab.send({ type: 'size chosen', size: to })}
        />
        <LabButton
          label={labCopy.darkScreen}
          pressed={scheme === 'dark'}
          onPress={() =>
            lab.send({ type: 'scheme chosen', scheme: scheme === 'dark' ? 'light' : 'dark' })
          }
        >
          ◐
        </LabButton>
      </div>
    </section>
  )
}

/** The scale at which a viewport fits into half of the column and above the buttons, updated on every change of its size. */
function useScale(
  pane: RefObject<HTMLElement | null>,
  { width, height }: { width: number; height: number },
): number {
  const [available, setAvailable] = useState({ width: 210, height: 400 })
  useEffect(() => {
    const column = pane.current?.parentElement
    if (!column) return
    const observer = new ResizeObserver(() =>
      setAvailable({
        width: column.clientWidth * 0.5 - aroundScreen.width,
        height: column.clientHeight - aroundScreen.height,
      }),
    )
    observer.observe(column)
    return () => observer.disconnect()
  }, [pane])
  return Math.max(0.1, Math.min(1, available.width / width, available.height / height))
}

/* The padding of the pane, the border of the window, and the buttons below it (px). */
const aroundScreen = { width: 24, height: 84 }

import { type RefObject, useEffect, useRef, useState } from 'react'
import { TextLink } from '../../src/design/link/text-link.tsx'
import { Spinner } from '../../src/design/spinner/spinner.tsx'
import { Text } from '../../src/design/text/text.tsx'
import * as styles from './lab.css.ts'
import { rendered, rootId } from './root.ts'
import { texts } from './texts.ts'

/** The widths of the windows in px. The desktop width is the min width of the wide layout. */
const windows = { phone: { width: 390, height: 780 }, desk: { width: 1024, height: 720 } } as const

type Props = {
  size: keyof typeof windows
  theme: 'light' | 'dark'
  hash: string
  /** The frame has the height of a window; otherwise it is as tall as its content. */
  alone: boolean
}

/** An iframe, so that media queries and themes apply to its content as on the site. */
export function Framed({ size, theme, hash, alone }: Props) {
  const ref = useRef<HTMLIFrameElement>(null)
  const { width, height } = windows[size]
  const contentHeight = useContentHeight(ref)
  const src = `frame.html?theme=${theme}${hash}`
  const title = `${texts.frame[size]}, ${texts.frame[theme]}`
  return (
    <div className={styles.framed}>
      <Text size="caption" tone="muted">
        {title}, {width} px. <TextLink href={src}>{texts.open}</TextLink>
      </Text>
      <iframe
        ref={ref}
        className={styles.frame}
        title={title}
        src={src}
        width={width}
        height={alone ? height : (contentHeight ?? height)}
      />
      {contentHeight === null && (
        <div className={styles.loading}>
          <Spinner size={96} label={texts.loading} />
        </div>
      )}
    </div>
  )
}

/** The current content height of a frame in px; null until the frame is rendered. */
function useContentHeight(frame: RefObject<HTMLIFrameElement | null>): number | null {
  const [height, setHeight] = useState<number | null>(null)
  useEffect(() => {
    const element = frame.current
    if (!element) return
    let observer: ResizeObserver | undefined
    const watch = () => {
      const root = element.contentDocument?.getElementById(rootId)
      if (!root) return
      observer?.disconnect()
      observer = new ResizeObserver(() => setHeight(Math.ceil(root.getBoundingClientRect().height)))
      observer.observe(root)
    }
    element.addEventListener(rendered, watch)
    return () => {
      element.removeEventListener(rendered, watch)
      observer?.disconnect()
    }
  }, [frame])
  return height
}

import { type RefObject, useEffect, useRef, useState } from 'react'
import { TextLink } from '../../src/design/link/text-link.tsx'
import { Text } from '../../src/design/text/text.tsx'
import * as styles from './lab.css.ts'
import { rootId } from './root.ts'
import { words } from './words.ts'

/** The windows that are shown, in px. The desk is as wide as the layout for wide windows begins. */
const windows = { phone: { width: 390, height: 780 }, desk: { width: 1024, height: 720 } } as const

type Props = {
  size: keyof typeof windows
  theme: 'light' | 'dark'
  hash: string
  /** The frame is a whole window; otherwise it is as tall as what it shows. */
  alone: boolean
}

/** A window of its own, so that what is shown meets the widths and the theme that it will meet on the site. */
export function Framed({ size, theme, hash, alone }: Props) {
  const ref = useRef<HTMLIFrameElement>(null)
  const { width, height } = windows[size]
  const contentHeight = useContentHeight(ref, height)
  const src = `frame.html?theme=${theme}${hash}`
  const title = `${words.frame[size]}, ${words.frame[theme]}`
  return (
    <div className={styles.framed}>
      <Text size="caption" tone="muted">
        {title}, {width} px. <TextLink href={src}>{words.open}</TextLink>
      </Text>
      <iframe
        ref={ref}
        className={styles.frame}
        title={title}
        src={src}
        width={width}
        height={alone ? height : contentHeight}
      />
    </div>
  )
}

/** How tall the content of a frame is, in px, as it changes; `before` it is known, the window's height. */
function useContentHeight(frame: RefObject<HTMLIFrameElement | null>, before: number): number {
  const [height, setHeight] = useState(before)
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
    element.addEventListener('load', watch)
    return () => {
      element.removeEventListener('load', watch)
      observer?.disconnect()
    }
  }, [frame])
  return height
}

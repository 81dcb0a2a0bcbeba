import type { ReactNode } from 'react'
import * as styles from './panel.css.ts'

/** The background of a panel. */
export type PanelBackground = 'canvas' | 'surface' | 'feature' | 'bloom'

type Props = {
  /** The last panel is the footer of the page. */
  as?: 'section' | 'footer' | undefined
  /** The id that links to the panel use: `#id`. */
  id: string
  /** Its index among the panels, from 0. */
  index: number
  background: PanelBackground
  /** Whether it is the panel in view. */
  current: boolean
  /** The id of its heading. */
  labelledBy: string
  children: ReactNode
}

/** One panel of the landing page, as tall as the window if the content fits. */
export function Panel({
  as: Element = 'section',
  id,
  index,
  background,
  current,
  labelledBy,
  children,
}: Props) {
  return (
    <Element
      id={id}
      className={styles.panel[background]}
      aria-labelledby={labelledBy}
      data-panel={index}
      data-background={background}
      data-current={current || undefined}
    >
      {children}
    </Element>
  )
}

import { vars } from '../../src/design/theme/contract.css.ts'
import type { Palette } from './chart-svg.ts'

const { color } = vars

/** The current colours of the theme, for a file without a style sheet. */
export const paletteNow = (): Palette => {
  const styles = getComputedStyle(document.documentElement)
  const now = (property: string) =>
    styles.getPropertyValue(property.replace(/^var\((--[^),]+).*$/, '$1')).trim()
  return {
    paper: now(color.bg.raised),
    ink: now(color.text.primary),
    quiet: now(color.lab.unvisited),
    box: now(color.bg.surface),
    active: now(color.lab.active),
    onActive: now(color.accent.onShoot),
    visited: now(color.lab.visited),
    visitedBox: now(color.lab.visitedBg),
  }
}

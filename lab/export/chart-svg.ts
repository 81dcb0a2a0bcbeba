import type { FoldedChart } from '../chart/fold.ts'
import { type Box, type Layout, measures } from '../chart/geometry.ts'
import { initialMark } from '../chart/initial-mark.ts'
import { leafBox } from '../chart/leaf-box.ts'
import { roundedLine } from '../chart/line.ts'
import type { Marks } from '../chart/marks.ts'
import { cutText, measureText } from '../chart/measure-text.ts'
import { type FoldedState, kindOf, linesOf } from '../chart/state-lines.ts'
import { labCopy } from '../copy.ts'
import { displayText } from '../parts/display-text.ts'

/** The colours of an exported drawing, from the current theme. */
export type Palette = {
  paper: string
  ink: string
  quiet: string
  box: string
  active: string
  /** The text colour on an active state. */
  onActive: string
  visited: string
  visitedBox: string
}

/**
 * The chart as a standalone SVG file, without style sheet, script or font. Each text keeps the width of the layout,
 * whatever font the viewer has.
 */
export const chartSvg = (
  { states, edges }: FoldedChart,
  layout: Layout,
  marks: Pick<Marks, 'active' | 'visited' | 'taken' | 'last'>,
  palette: Palette,
): string => {
  const [root, ...inner] = states
  const parents = new Set(inner.map(({ parent }) => parent))
  const anywhere = root && layout.states[root.id]
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${layout.width}" height="${layout.height}" viewBox="0 0 ${layout.width} ${layout.height}" xml:space="preserve" font-size="13" font-family="system-ui, sans-serif" fill="${palette.ink}">`,
    `<title>${escaped(root?.id ?? '')}</title>`,
    `<defs>${arrowHead('idle', palette.quiet)}${arrowHead('taken', palette.visited)}</defs>`,
    `<rect width="100%" height="100%" fill="${palette.paper}"/>`,
    ...(root && anywhere
      ? [
          `<path d="${leafBox(anywhere, { large: 14, small: 14 })}" fill="none" stroke="${palette.quiet}" stroke-dasharray="1 4"/>`,
          ...stateTexts(labCopy.anywhere, root, anywhere, palette.ink),
        ]
      : []),
    ...inner.flatMap((state) => {
      const box = layout.states[state.id]
      if (!box) return []
      const isLeaf = !parents.has(state.id)
      const active = marks.active.has(state.id)
      const visited = marks.visited.has(state.id)
      const fill =
        active && isLeaf ? palette.active : visited && isLeaf ? palette.visitedBox : palette.box
      const dashes = visited ? '' : ' stroke-dasharray="4 4"'
      const corner = active && isLeaf ? { large: 22, small: 5 } : { large: 14, small: 14 }
      const { dot, arrow } = initialMark(box)
      return [
        `<path d="${leafBox(box, corner)}" fill="${fill}" stroke="${visited ? palette.visited : palette.quiet}" stroke-width="${active ? 2.5 : 1.5}"${dashes}/>`,
        ...(state.initial
          ? [
              `<path d="${dot}"/>`,
              `<path d="${arrow}" fill="none" stroke="${palette.ink}" stroke-width="1.5"/>`,
            ]
          : []),
        ...(state.kind === 'final' ? [innerLine(box, palette)] : []),
        ...stateTexts(state.key, state, box, active && isLeaf ? palette.onActive : palette.ink),
        ...(state.hidden > 0 ? [foldMark(box, palette)] : []),
      ]
    }),
    ...edges.flatMap((edge) => {
      const place = layout.edges[edge.id]
      if (!place) return []
      const taken = edge.labels.some(({ id }) => marks.taken.has(id))
      const last = edge.labels.some(({ id }) => marks.last.has(id))
      const stroke = taken ? palette.visited : palette.quiet
      const dashes = taken ? '' : ' stroke-dasharray="5 4"'
      const width = last ? 3.5 : taken ? 2 : 1.5
      const { label } = place
      return [
        `<path d="${roundedLine(place.points)}" fill="none" stroke="${stroke}" stroke-width="${width}"${dashes} marker-end="url(#arrow-${taken ? 'taken' : 'idle'})"/>`,
        ...(label
          ? [
              `<rect x="${label.x}" y="${label.y}" width="${label.width}" height="${label.height}" rx="8" fill="${last ? palette.active : palette.paper}" stroke="${stroke}"/>`,
              ...edge.labels.map(({ id, text }, index) => {
                const times = marks.taken.get(id)
                return textOf(
                  cutText(displayText(text), measures.widestLabel),
                  times ? ` ${times}` : '',
                  {
                    x: label.x + label.width / 2,
                    y: label.y + 18 + index * measures.labelLine,
                    ink: last ? palette.onActive : palette.ink,
                    rest: ` text-anchor="middle"${marks.last.has(id) ? ' font-weight="700"' : ''}`,
                  },
                )
              }),
            ]
          : []),
      ]
    }),
    '</svg>',
  ].join('\n')
}

const stateTexts = (
  title: string,
  state: FoldedState,
  { x, y }: Box,
  ink: string,
): readonly string[] => {
  const left = x + measures.statePadding
  const top = y + measures.statePadding
  const kind = kindOf(state)
  return [
    `<text x="${left}" y="${top + 14}" fill="${ink}" font-weight="600" font-family="ui-monospace, monospace">${escaped(title)}${kind && `<tspan font-weight="400">${kind}</tspan>`}</text>`,
    ...linesOf(state).map((line, index) =>
      textOf(line, '', {
        x: left,
        y: top + measures.stateTitle + 10 + index * measures.stateLine,
        ink,
        rest: '',
      }),
    ),
  ]
}

const textOf = (
  text: string,
  bold: string,
  { x, y, ink, rest }: { x: number; y: number; ink: string; rest: string },
): string =>
  `<text x="${x}" y="${y}" fill="${ink}"${rest} textLength="${measureText(text + bold, 'label')}" lengthAdjust="spacingAndGlyphs">${escaped(text)}${bold && `<tspan font-weight="700">${bold}</tspan>`}</text>`

const arrowHead = (name: string, color: string): string =>
  `<marker id="arrow-${name}" viewBox="0 0 10 10" refX="9" refY="5" markerUnits="userSpaceOnUse" markerWidth="10" markerHeight="10" orient="auto"><path d="M0 1 9 5 0 9z" fill="${color}"/></marker>`

/* As in the lab, a final state has two outlines. */
const innerLine = ({ x, y, width, height }: Box, { quiet }: Palette): string =>
  `<path data-final="" d="${leafBox({ x: x + 4, y: y + 4, width: width - 8, height: height - 8 }, { large: 11, small: 11 })}" fill="none" stroke="${quiet}"/>`

/* As in the lab, a plus in the corner marks a folded state. */
const foldMark = ({ x, y, width }: Box, { paper, quiet }: Palette): string => {
  const [left, top, size] = [x + width - 32, y + 10, 22]
  const [across, down] = [left + size / 2, top + size / 2]
  return `<g data-folded=""><rect x="${left}" y="${top}" width="${size}" height="${size}" rx="6" fill="${paper}" stroke="${quiet}"/><path d="M${across - 5} ${down}h10M${across} ${down - 5}v10" fill="none" stroke="${quiet}" stroke-width="2"/></g>`
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

import type { Chart } from '../../machines/chart/chart.ts'
import { mermaidOf } from '../../machines/chart/mermaid.ts'
import { chartAsDrawn, type FoldedChart } from '../chart/fold.ts'
import type { Layout } from '../chart/geometry.ts'
import type { Marks } from '../chart/marks.ts'
import { labCopy } from '../copy.ts'
import { LabButton } from '../parts/lab-button.tsx'
import { chartSvg } from './chart-svg.ts'
import { pngOf, saveAs } from './hand-out.ts'
import { paletteNow } from './palette.ts'

type Props = {
  chart: Chart
  drawn: FoldedChart
  layout: Layout
  marks: Marks
  /** Hears what has to be said of a file. */
  onTold: (sentence: string) => void
}

/** The chart as a file: SVG, PNG or Mermaid. */
export function ExportTools({ chart, drawn, layout, marks, onTold }: Props) {
  const svg = () => chartSvg(drawn, layout, marks, paletteNow())
  const mermaid = () => mermaidOf(chartAsDrawn(chart, drawn, labCopy.hides))
  return (
    <>
      <LabButton
        label={labCopy.saveAs('SVG')}
        onPress={() => saveAs(`${chart.id}.svg`, new Blob([svg()], { type: 'image/svg+xml' }))}
      >
        SVG
      </LabButton>
      <LabButton
        label={labCopy.saveAs('PNG')}
        onPress={() => {
          pngOf(svg(), layout).then(
            (png) => saveAs(`${chart.id}.png`, png),
            () => onTold(labCopy.pngFailed),
          )
        }}
      >
        PNG
      </LabButton>
      <LabButton
        label={labCopy.saveAs('Mermaid')}
        onPress={() => saveAs(`${chart.id}.mmd`, new Blob([mermaid()], { type: 'text/plain' }))}
      >
        Mermaid
      </LabButton>
    </>
  )
}

import { type Chart, mermaidOf } from 'statewalk'
import { chartAsDrawn, type FoldedChart } from '../chart/fold.ts'
import type { Layout } from '../chart/geometry.ts'
import type { Marks } from '../chart/marks.ts'
import { labCopy } from '../copy.ts'
import { LabButton } from '../parts/lab-button.tsx'
import { chartSvg } from './chart-svg.ts'
import { pngOf, saveAs } from './download.ts'
import { paletteNow } from './palette.ts'

type Props = {
  chart: Chart
  rendered: FoldedChart
  layout: Layout
  marks: Marks
  /** Receives the message about a saved file. */
  onMessage: (sentence: string) => void
}

/** Buttons that save the chart as SVG, PNG or Mermaid. */
export function ExportTools({ chart, rendered, layout, marks, onMessage }: Props) {
  const svg = () => chartSvg(rendered, layout, marks, paletteNow())
  const mermaid = () => mermaidOf(chartAsDrawn(chart, rendered, labCopy.hides))
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
            () => onMessage(labCopy.pngFailed),
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

import type { AnyStateMachine } from 'xstate'
import { type Chart, mermaidOf } from '../chart/chart-of.ts'
import { chartAsDrawn, type FoldedChart } from '../chart/fold.ts'
import type { Layout } from '../chart/geometry.ts'
import type { Marks } from '../chart/marks.ts'
import { labCopy } from '../copy.ts'
import { LabButton } from '../parts/lab-button.tsx'
import { chartSvg } from './chart-svg.ts'
import { pngOf, saveAs } from './download.ts'
import { machineJson } from './machine-json.ts'
import { paletteNow } from './palette.ts'

type Props = {
  machine: AnyStateMachine
  chart: Chart
  rendered: FoldedChart
  layout: Layout
  marks: Marks
  /** Receives the message about a saved file. */
  onMessage: (sentence: string) => void
}

/** Buttons that save the chart as SVG, PNG or Mermaid, and the machine as JSON. */
export function ExportTools({ machine, chart, rendered, layout, marks, onMessage }: Props) {
  const svg = () => chartSvg(rendered, layout, marks, paletteNow())
  const formats: readonly Format[] = [
    { kind: 'SVG', extension: 'svg', write: svg },
    { kind: 'PNG', extension: 'png', write: () => pngOf(svg(), layout) },
    {
      kind: 'Mermaid',
      extension: 'mmd',
      write: () => mermaidOf(chartAsDrawn(chart, rendered, labCopy.hides)),
    },
    {
      kind: 'JSON',
      extension: 'json',
      write: () => JSON.stringify(machineJson(machine), null, 2),
      of: 'machine',
    },
  ]
  const save = async ({ extension, write }: Format) => {
    try {
      saveAs(`${chart.id}.${extension}`, new Blob([await write()]))
    } catch {
      onMessage(labCopy.pngFailed)
    }
  }
  return formats.map((format) => (
    <LabButton
      key={format.kind}
      label={labCopy.saveAs(format.kind, format.of)}
      onPress={() => save(format)}
    >
      {format.kind}
    </LabButton>
  ))
}

/** Only a PNG takes time, and can fail. */
type Format = {
  kind: string
  extension: string
  write: () => string | Promise<Blob>
  of?: 'machine'
}

import { type Chart, mermaidOf } from 'statewalk'
import type { AnyStateMachine } from 'xstate'
import { chartAsDrawn, type FoldedChart } from '../chart/fold.ts'
import type { Layout } from '../chart/geometry.ts'
import type { Marks } from '../chart/marks.ts'
import { labCopy } from '../copy.ts'
import { LabButton } from '../parts/lab-button.tsx'
import { chartSvg } from './chart-svg.ts'
import { pngOf, saveAs } from './download.ts'
import { machineJson } from './machine-json.ts'
import { paletteNow } from './palette.ts'
import { scxmlOf } from './scxml.ts'

type Props = {
  machine: AnyStateMachine
  chart: Chart
  rendered: FoldedChart
  layout: Layout
  marks: Marks
  /** Receives the message about a saved file. */
  onMessage: (sentence: string) => void
}

/** Buttons that save the chart as SVG, PNG or Mermaid, and the machine as JSON or SCXML. */
export function ExportTools({ machine, chart, rendered, layout, marks, onMessage }: Props) {
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
      <LabButton
        label={labCopy.saveMachineAs('JSON')}
        onPress={() =>
          saveAs(
            `${chart.id}.json`,
            new Blob([JSON.stringify(machineJson(machine), null, 2)], { type: 'application/json' }),
          )
        }
      >
        JSON
      </LabButton>
      <LabButton
        label={labCopy.saveMachineAs('SCXML')}
        onPress={() =>
          saveAs(`${chart.id}.scxml`, new Blob([scxmlOf(machine)], { type: 'application/xml' }))
        }
      >
        SCXML
      </LabButton>
    </>
  )
}

import type { ReactElement } from 'react'
import { LatticeDrawing } from '../download-panel/lattice-drawing.tsx'
import { PhoneDrawing } from '../download-panel/phone-drawing.tsx'
import { StoreDrawings } from '../download-panel/store-drawings.tsx'
import { WindowDrawings } from '../film-panel/window-drawings.tsx'
import { ConnectionsDrawings } from '../key-features-panel/connections-drawings.tsx'
import { InsightsDrawings } from '../key-features-panel/insights-drawings.tsx'
import { ScheduleDrawings } from '../key-features-panel/schedule-drawings.tsx'
import { StairsDrawing, StakeDrawing } from '../key-features-panel/stairs-drawing.tsx'
import { SnappedStemDrawing } from '../vine/snapped-stem-drawing.tsx'

/** The file of the landing page's drawings. `toText` renders an element to static markup. */
export const panelDrawings = (toText: (element: ReactElement) => string): string => {
  const drawings = toText(
    <>
      <StakeDrawing />
      <StairsDrawing />
      <ScheduleDrawings />
      <ConnectionsDrawings />
      <InsightsDrawings />
      <WindowDrawings />
      <LatticeDrawing />
      <PhoneDrawing />
      <StoreDrawings />
      <SnappedStemDrawing />
    </>,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg">${drawings.replace(/><\/(?:circle|path|rect)>/g, '/>')}</svg>\n`
}

import file from './panel-drawings.svg'

/**
 * The content of an `<svg>`: a drawing of the landing page outside its first panel, from a separate file, so that the
 * page fits into a server's first packets (decision 0059). It inherits the page's custom properties and fonts.
 */
export function Drawing({ of }: { of: DrawingName }) {
  return <use href={`${file}#${of}`} />
}

/** The ids of the drawings in the file. */
export type DrawingName =
  | 'stake'
  | 'stairs'
  | 'schedule'
  | 'schedule-plate'
  | 'connections'
  | 'connections-plate'
  | 'insights'
  | 'insights-plate'
  | 'window'
  | 'left-vine'
  | 'left-shoot'
  | 'right-vine'
  | 'right-shoot'
  | 'play'
  | 'lattice'
  | 'phone'
  | 'google-play'
  | 'apple'
  | 'snapped-stem'

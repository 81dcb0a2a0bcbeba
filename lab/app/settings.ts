import * as v from 'valibot'
import { type OpenStorage, type Stored, storedIn } from './stored.ts'

/** The panes whose width a tester can change. */
export const panes = ['list', 'moves', 'side'] as const

export type PaneName = (typeof panes)[number]

/** What the lab remembers about a tester. */
export type Settings = {
  /** The widths of the panes (px). */
  widths: Readonly<Record<PaneName, number>>
  /** Whether the introduction was closed. */
  isIntroduced: boolean
  /** The ticked steps of paths, as `machine/path/step`. */
  ticked: readonly string[]
}

export type SettingsStorage = Stored<Settings>

/** At 1440 px, these leave the chart more than 600 px. */
export const defaultSettings: Settings = {
  widths: { list: 200, moves: 272, side: 340 },
  isIntroduced: false,
  ticked: [],
}

/** The narrowest and the widest pane (px). */
export const paneLimits = { min: 140, max: 720 } as const

export const paneWidth = (width: number): number =>
  Math.round(Math.min(paneLimits.max, Math.max(paneLimits.min, width)))

export const settingsIn = (storage: OpenStorage): SettingsStorage =>
  storedIn(storage, 'trellis:lab:settings', settingsShape, defaultSettings)

const width = v.pipe(v.number(), v.minValue(paneLimits.min), v.maxValue(paneLimits.max))
const settingsShape = v.object({
  widths: v.object({ list: width, moves: width, side: width }),
  isIntroduced: v.boolean(),
  ticked: v.array(v.string()),
})

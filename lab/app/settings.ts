import * as v from 'valibot'
import { type OpenStorage, type Stored, storedIn } from './stored.ts'

/** What the lab remembers about a tester. */
export type Settings = {
  /** Whether the introduction was closed. */
  isIntroduced: boolean
  /** The ticked steps of paths, as `machine/path/step`. */
  ticked: readonly string[]
}

export type SettingsStorage = Stored<Settings>

export const defaultSettings: Settings = { isIntroduced: false, ticked: [] }

export const settingsIn = (storage: OpenStorage): SettingsStorage =>
  storedIn(storage, 'trellis:lab:settings', settingsShape, defaultSettings)

const settingsShape = v.object({ isIntroduced: v.boolean(), ticked: v.array(v.string()) })

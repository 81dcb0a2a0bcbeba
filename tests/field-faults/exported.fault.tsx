import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { cleanup } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { type PathFile, readPathFile } from '../../lab/paths/path-file.ts'
import { faultNames, fileNameOf, plantedFault } from './faults.ts'

/* The folder with the exported tests. */
const folder = process.env.FIELD_FAULTS ?? ''

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

for (const name of faultNames) {
  const file = join(folder, `${fileNameOf(name)}.json`)
  describe.runIf(existsSync(file))(name, () => {
    test('fails with the fault', async () => {
      expect(await failureOf(readPathFile(readFileSync(file, 'utf8')), name)).not.toBeNull()
    })

    test('passes without it', async () => {
      expect(await failureOf(readPathFile(readFileSync(file, 'utf8')), null)).toBeNull()
    })
  })
}

/** Runs an exported test as `tests/regressions` would, on its machine and on its screen, with one fault or none. */
const failureOf = async (path: PathFile, fault: string | null): Promise<string | null> => {
  vi.stubGlobal(plantedFault, fault)
  vi.spyOn(console, 'error').mockImplementation(() => {})
  // A machine reads the fault when its module is evaluated.
  vi.resetModules()
  const { models } = await import('../../machines/models.ts')
  const { modelNamed, replayFile } = await import('../../lab/paths/replay-file.ts')
  const { difference } = replayFile(models, path)
  if (difference !== null) return difference
  const { walk } = await import('statewalk')
  const { previews } = await import('../../lab/previews/previews.ts')
  const { nothingChecked } = await import('../screens/support/page-checks.ts')
  const { screenDriver } = await import('../screens/support/screen-driver.tsx')
  const model = modelNamed(models, path.machine)
  const preview = previews[models.indexOf(model)]
  if (!preview) return `There is no preview of '${path.machine}'.`
  try {
    await walk(model, path, screenDriver(preview, path.input, nothingChecked()))
    return null
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

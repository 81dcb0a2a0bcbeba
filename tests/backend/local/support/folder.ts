import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/** A folder of this test's own, removed when the test has finished. */
export const temporaryFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'trellis-local-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

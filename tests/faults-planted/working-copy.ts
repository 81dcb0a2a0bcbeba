import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inRepository } from '../support/run/tools.ts'

/** Copies everything that git does not ignore, also what is not committed. Returns the folder. */
export function copyOfWorkingTree(): string {
  const folder = mkdtempSync(join(tmpdir(), 'trellis-planted-'))
  const listed = execFileSync('git', ['ls-files', '-z', '-co', '--exclude-standard'], {
    cwd: inRepository(''),
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  for (const path of new Set(listed.split('\0').filter(Boolean)))
    cpSync(inRepository(path), join(folder, path), { recursive: true, force: true })
  symlinkSync(inRepository('node_modules'), join(folder, 'node_modules'), 'dir')
  return folder
}

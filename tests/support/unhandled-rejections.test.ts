import { copyFile, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readReport } from './run/report.ts'
import { inRepository, runTool } from './run/tools.ts'

/** Tests that pass but leave an unhandled rejection or a console warning, one for each project. */
const fixtures = {
  'tests/rejects.test.ts': `void Promise.reject(new Error('unhandled in Node'))`,
  'tests/rejects.test.tsx': `void Promise.reject(new Error('unhandled in happy-dom'))`,
  'tests/backend/rejects.test.ts': `void Promise.reject(new Error('unhandled in the backend'))`,
  'tests/backend/warns.test.ts': `console.warn('printed in the backend')`,
}

const setupFiles = ['quiet-console', 'end-stubs', 'dom'].map((name) => `tests/support/${name}.ts`)

test('an unhandled rejection or a console warning fails a run', async () => {
  const root = await mkdtemp(join(tmpdir(), 'trellis-fixtures-'))
  onTestFinished(() => rm(root, { recursive: true, force: true }))
  for (const [path, statement] of Object.entries(fixtures)) {
    await mkdir(dirname(join(root, path)), { recursive: true })
    await writeFile(
      join(root, path),
      `import { test } from 'vitest'\ntest('passes', () => { ${statement} })\n`,
    )
  }
  for (const path of ['package.json', 'node_modules']) {
    await symlink(inRepository(path), join(root, path))
  }
  // Vitest runs a setup file before each test file only if it is not a link.
  await mkdir(join(root, 'tests/support'))
  for (const path of setupFiles) await copyFile(inRepository(path), join(root, path))
  const report = join(root, 'report.json')
  const args = [
    ...['run', '--root', root, '--config', inRepository('vite.config.ts')],
    ...['pure', 'dom', 'backend'].flatMap((name) => ['--project', name]),
    ...['--reporter', 'dot', '--reporter', 'json', `--outputFile.json=${report}`],
  ]
  const { code, output } = await runTool('vitest', args)
  expect(code).toBe(1)
  const endings = (readReport(report) ?? []).flatMap(({ tests }) => tests.map(({ ended }) => ended))
  expect(endings.toSorted()).toEqual(['failed', 'passed', 'passed', 'passed'])
  for (const line of ['unhandled in Node', 'unhandled in happy-dom', 'unhandled in the backend']) {
    expect(output).toContain(`Error: ${line}`)
  }
  expect(output).toContain('console.warn: printed in the backend')
})

import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { inRepository, runTool } from './run/tools.ts'

/** A test that passes and leaves a promise to be rejected, or a warning on the console, in each kind of file. */
const planted = {
  'tests/planted.test.ts': `void Promise.reject(new Error('unheard in Node'))`,
  'tests/planted.test.tsx': `void Promise.reject(new Error('unheard in happy-dom'))`,
  'tests/backend/planted.test.ts': `void Promise.reject(new Error('unheard in the backend'))`,
  'tests/backend/warned.test.ts': `console.warn('said in the backend')`,
}

const setupFiles = ['tests/support/quiet-console.ts', 'tests/support/dom.ts']

test('a promise that is rejected unheard fails a run, and so does what the backend’s tests print', async () => {
  const root = await mkdtemp(join(tmpdir(), 'trellis-planted-'))
  onTestFinished(() => rm(root, { recursive: true, force: true }))
  for (const [path, act] of Object.entries(planted)) {
    await mkdir(dirname(join(root, path)), { recursive: true })
    await writeFile(
      join(root, path),
      `import { test } from 'vitest'\ntest('passes', () => { ${act} })\n`,
    )
  }
  // Never a folder with tests in it: this one would find itself.
  await mkdir(join(root, 'tests/support'))
  for (const path of ['package.json', 'node_modules', ...setupFiles]) {
    await symlink(inRepository(path), join(root, path))
  }
  const { code, output } = await runTool('vitest', [
    ...['run', '--root', root, '--config', inRepository('vite.config.ts')],
    ...['pure', 'dom', 'backend'].flatMap((name) => ['--project', name]),
  ])
  expect(code).toBe(1)
  for (const line of ['unheard in Node', 'unheard in happy-dom', 'unheard in the backend']) {
    expect(output).toContain(`Error: ${line}`)
  }
  expect(output).toContain('console.warn: said in the backend')
})

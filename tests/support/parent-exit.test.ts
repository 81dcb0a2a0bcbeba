import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { inRepository } from './run/tools.ts'

/** Runs for half a minute, unless its parent exits. */
const program = `
  import { onParentExit } from ${JSON.stringify(inRepository('tests/support/parent-exit.ts'))}
  setTimeout(() => {}, 30_000)
  onParentExit(() => {
    console.log('stopped')
    process.exit()
  })
  console.log('started')
`

/** Starts the program with a pipe as its standard input, as test runners start servers. */
const parent = `
  require('node:child_process').spawn(
    process.execPath,
    ${JSON.stringify(['--import', inRepository('node_modules/tsx/dist/loader.mjs'), '--input-type=module', '-e', program])},
    { stdio: ['pipe', 'inherit', 'inherit'] },
  )
`

test('a child process stops when its parent is killed', async () => {
  const child = spawn(process.execPath, ['-e', parent], { stdio: ['ignore', 'pipe', 'inherit'] })
  let output = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text
    if (output === 'started\n') child.kill('SIGKILL')
  })
  // The output closes when both processes have ended.
  await once(child.stdout, 'close')
  expect(output).toBe('started\nstopped\n')
})

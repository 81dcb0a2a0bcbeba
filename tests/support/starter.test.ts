import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { inRepository } from './run/tools.ts'

/** Stays for half a minute, unless its starter goes. */
const program = `
  import { whenStarterIsGone } from ${JSON.stringify(inRepository('tests/support/starter.ts'))}
  setTimeout(() => {}, 30_000)
  whenStarterIsGone(() => {
    console.log('left')
    process.exit()
  })
  console.log('here')
`

/** Starts the program with a line on its standard input, as test runners start servers. */
const starter = `
  require('node:child_process').spawn(
    process.execPath,
    ${JSON.stringify(['--import', inRepository('node_modules/tsx/dist/loader.mjs'), '--input-type=module', '-e', program])},
    { stdio: ['pipe', 'inherit', 'inherit'] },
  )
`

test('what a test has started goes with it, also when it is killed', async () => {
  const child = spawn(process.execPath, ['-e', starter], { stdio: ['ignore', 'pipe', 'inherit'] })
  let said = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    said += text
    if (said === 'here\n') child.kill('SIGKILL')
  })
  // The output closes when the last of the two has gone.
  await once(child.stdout, 'close')
  expect(said).toBe('here\nleft\n')
})

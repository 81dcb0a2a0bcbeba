import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import type { Part } from '../parts.ts'
import { type ChildMessage, childMessage } from './messages.ts'

/** One process of the stack, seen from the parent. */
export type Child = {
  /** Resolves when it answers; rejects with its one sentence when it could not start. */
  ready: Promise<void>
  /** Resolves when it has ended by itself, with a sentence that says how. Pending while it runs. */
  lost: Promise<string>
  /** Lets it close what it holds; after 5 s it is ended by force. */
  stop(): Promise<void>
}

/** What is started in a process of its own, and who hears of it. */
export type ChildOptions = Part & {
  onMessage(message: ChildMessage): void
  /** Whatever it prints, line by line. */
  onLine(line: string): void
}

const TAKES_TOO_LONG = 5000

/** Starts a TypeScript module as a child process. */
export const startChild = ({ name, module, env, onMessage, onLine }: ChildOptions): Child => {
  const child = fork(fileURLToPath(module), [], {
    execArgv: ['--import', typescriptLoader],
    env: { ...machineEnvironment(), ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  readLines(child.stdout, onLine)
  readLines(child.stderr, onLine)

  const exited = once(child, 'exit').then(([code, signal]) => String(code ?? signal))
  let stopping = false
  const ready = new Promise<void>((resolve, reject) => {
    child.on('message', (raw) => {
      const message = childMessage.parse(raw)
      if (message.type === 'ready') resolve()
      else if (message.type === 'failed') reject(new Error(message.reason))
      else onMessage(message)
    })
    exited.then((how) => reject(new Error(`The ${name} ended before it was ready (${how}).`)))
  })
  const lost = new Promise<string>((resolve) => {
    exited.then((how) => {
      if (!stopping) resolve(`The ${name} ended unexpectedly (${how}).`)
    })
  })
  return {
    ready,
    lost,
    stop: async () => {
      stopping = true
      await end(child, exited)
    },
  }
}

const end = async (child: ChildProcess, exited: Promise<string>): Promise<void> => {
  if (child.connected) child.disconnect()
  const force = setTimeout(() => child.kill('SIGKILL'), TAKES_TOO_LONG)
  await exited
  clearTimeout(force)
}

const typescriptLoader = createRequire(import.meta.url).resolve('tsx')

/** What programs need to find their way on this machine; no setting of ours and no secret is among it. */
const machineEnvironment = (): Record<string, string> => {
  const names = ['PATH', 'HOME', 'TMPDIR', 'TEMP', 'TMP', 'SystemRoot', 'USERPROFILE', 'LANG', 'TZ']
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = process.env[name]
      return value === undefined ? [] : [[name, value]]
    }),
  )
}

const readLines = (stream: Readable | null, onLine: (line: string) => void) => {
  if (stream !== null) createInterface({ input: stream }).on('line', onLine)
}

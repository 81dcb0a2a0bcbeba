import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import { constants, setPriority } from 'node:os'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import type { Part } from '../local-stack-parts.ts'
import { type ChildMessage, childMessage } from './run-as-child.ts'

export type Child = {
  /** Resolves when it responds. Rejects with its message if it could not start. */
  ready: Promise<void>
  /** Resolves with a message when it has exited unexpectedly. Pending while it runs. */
  lost: Promise<string>
  /** Stops it gracefully, and kills it after 5 s. */
  stop(): Promise<void>
}

export type ChildOptions = Part & {
  onMessage(message: ChildMessage): void
  /** Called for every line of its output. */
  onLine(line: string): void
}

const STOP_TIMEOUT = 5000 // ms

export const startChild = ({
  name,
  module,
  args = [],
  yields = false,
  env,
  onMessage,
  onLine,
}: ChildOptions): Child => {
  const child = fork(fileURLToPath(module), args, {
    execArgv: module.pathname.endsWith('.ts') ? ['--import', typescriptLoader] : [],
    env: { ...machineEnvironment(), ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  if (yields && child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW)
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
    exited.then((status) =>
      reject(new Error(`The process "${name}" exited before it was ready (${status}).`)),
    )
  })
  const lost = new Promise<string>((resolve) => {
    exited.then((status) => {
      if (!stopping) resolve(`The process "${name}" exited unexpectedly (${status}).`)
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
  const force = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT)
  await exited
  clearTimeout(force)
}

const typescriptLoader = createRequire(import.meta.url).resolve('tsx')

/** The environment variables that every program needs on this machine. They contain no settings and no secrets. */
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

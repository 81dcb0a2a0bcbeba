import { type ChildProcess, execFileSync, type ForkOptions, fork } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'

/** Runs a module of backend/local as a process of its own, killed when the test has finished. */
export const runModule = (
  module: string,
  env: Readonly<Record<string, string>>,
  options: ForkOptions = {},
): ChildProcess => {
  const path = fileURLToPath(new URL(`../../../../backend/local/${module}`, import.meta.url))
  const child = fork(path, [], {
    execArgv: ['--import', createRequire(import.meta.url).resolve('tsx')],
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    ...options,
  })
  onTestFinished(() => {
    child.kill('SIGKILL')
  })
  return child
}

/** Resolves when the child says that it answers. */
export const untilReady = async (child: ChildProcess): Promise<void> => {
  const [message] = await once(child, 'message')
  if (message.type !== 'ready') throw new Error(`not ready: ${JSON.stringify(message)}`)
}

/** Ends the child as a crash does, and waits for its end. */
export const crash = async (child: ChildProcess): Promise<void> => {
  child.kill('SIGKILL')
  await once(child, 'exit')
}

/** The exit status of a child, or the signal that ended it. */
export const exitOf = async (child: ChildProcess): Promise<number | string> => {
  const [code, signal] = await once(child, 'exit')
  return code ?? signal
}

/** What a child prints: resolves with all of it when the child has ended, and with `until` when that text has come. */
export const printed = (
  child: ChildProcess,
): { until(text: string): Promise<string>; all: Promise<string> } => {
  let output = ''
  const waiting: { text: string; resolve(output: string): void }[] = []
  const take = (part: Buffer) => {
    output += part.toString()
    for (const { text, resolve } of waiting) if (output.includes(text)) resolve(output)
  }
  child.stdout?.on('data', take)
  child.stderr?.on('data', take)
  const all = once(child, 'close').then(() => output)
  return {
    all,
    until: (text) =>
      new Promise((resolve, reject) => {
        waiting.push({ text, resolve })
        all.then(() => reject(new Error(`ended without saying "${text}":\n${output}`)))
      }),
  }
}

/** Runs a command of the local stack to its end. */
export const runCommand = async (module: string, env: Readonly<Record<string, string>>) => {
  const child = runModule(module, env)
  const output = printed(child)
  return { status: await exitOf(child), output: await output.all }
}

/** The processes that a process has started and that still run, by the module that they run. */
export const childrenOf = (pid: number): { pid: number; command: string }[] =>
  execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line))
    .flatMap((found) =>
      found !== null && Number(found[2]) === pid
        ? [{ pid: Number(found[1]), command: found[3] ?? '' }]
        : [],
    )
    .filter(({ command }) => command.includes('backend/local'))

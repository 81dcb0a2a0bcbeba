import { type ChildProcess, execFileSync, type ForkOptions, fork } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'

/** Runs a module of tools/dev in a child process, which is killed after the test. */
export const runModule = (
  module: string,
  env: Readonly<Record<string, string>>,
  options: ForkOptions = {},
): ChildProcess => {
  const path = fileURLToPath(new URL(`../../../../tools/dev/${module}`, import.meta.url))
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

/** Resolves when the child reports that it is ready. */
export const untilReady = async (child: ChildProcess): Promise<void> => {
  const [message] = await once(child, 'message')
  if (message.type !== 'ready') throw new Error(`not ready: ${JSON.stringify(message)}`)
}

/** Kills the child and waits for its exit. */
export const crash = async (child: ChildProcess): Promise<void> => {
  child.kill('SIGKILL')
  await once(child, 'exit')
}

/** Resolves with the exit status of a child, or the signal that killed it. */
export const exitOf = async (child: ChildProcess): Promise<number | string> => {
  const [code, signal] = await once(child, 'exit')
  return code ?? signal
}

/** The output of a child: `all` resolves when the child has exited, `until` when the output contains a text. */
export const printed = (
  child: ChildProcess,
): { until(text: string): Promise<string>; all: Promise<string> } => {
  let output = ''
  const waiting: { text: string; resolve(output: string): void }[] = []
  const append = (part: Buffer) => {
    output += part.toString()
    for (const { text, resolve } of waiting) if (output.includes(text)) resolve(output)
  }
  child.stdout?.on('data', append)
  child.stderr?.on('data', append)
  const all = once(child, 'close').then(() => output)
  return {
    all,
    until: (text) =>
      new Promise((resolve, reject) => {
        waiting.push({ text, resolve })
        all.then(() => reject(new Error(`exited without printing "${text}":\n${output}`)))
      }),
  }
}

/** Runs a command of the local stack and waits for its exit. */
export const runCommand = async (module: string, env: Readonly<Record<string, string>>) => {
  const child = runModule(module, env)
  const output = printed(child)
  return { status: await exitOf(child), output: await output.all }
}

/** The running child processes of a process that run a module of tools/dev. */
export const childrenOf = (pid: number): { pid: number; command: string }[] =>
  execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line))
    .flatMap((found) =>
      found !== null && Number(found[2]) === pid
        ? [{ pid: Number(found[1]), command: found[3] ?? '' }]
        : [],
    )
    .filter(({ command }) => command.includes('tools/dev'))

import { spawn } from 'node:child_process'

/** The result of a child process. `code` is null if a signal or the time limit ended it. */
export type Ended = {
  code: number | null
  /** Standard output and standard error, in the order they arrived. */
  output: string
  timedOut: boolean
}

export type Command = {
  file: string
  args: readonly string[]
  env?: NodeJS.ProcessEnv
  /** The working directory; the caller's by default. */
  cwd?: string
  /** The time (ms) after which the whole process group is killed. */
  limit: number
}

/** Runs a program and collects its output. Never rejects, so a layer can report a missing program. */
export const runCommand = ({ file, args, env, cwd, limit }: Command): Promise<Ended> =>
  new Promise((resolve) => {
    const child = spawn(file, args, {
      env: { ...process.env, ...env },
      cwd,
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: ownsProcessGroups,
    })
    let output = ''
    let timedOut = false
    const collect = (chunk: string) => {
      output += chunk
    }
    child.stdout.setEncoding('utf8').on('data', collect)
    child.stderr.setEncoding('utf8').on('data', collect)

    const stop = () => killGroup(child.pid)
    const timer = setTimeout(() => {
      timedOut = true
      stop()
    }, limit)
    running.add(stop)

    const end = (code: number | null) => {
      clearTimeout(timer)
      running.delete(stop)
      resolve({ code, output, timedOut })
    }
    child.on('error', (error) => {
      output += `${error.message}\n`
      end(null)
    })
    child.on('close', end)
  })

/** Kills every running program. Used for Ctrl-C. */
export const stopEverything = () => {
  for (const stop of running) stop()
}

const running = new Set<() => void>()

const ownsProcessGroups = process.platform !== 'win32'

/** A test runner starts workers, browsers and servers of its own. Killing the group ends all of them. */
const killGroup = (pid: number | undefined) => {
  if (pid === undefined) return
  try {
    process.kill(ownsProcessGroups ? -pid : pid, 'SIGKILL')
  } catch {
    // It has already ended.
  }
}

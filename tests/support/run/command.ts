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
  /** The time (ms) after which the program and everything that it has started are killed. Without it there is no limit. */
  limit?: number
}

/** Runs a program and collects its output. Never rejects, so the caller can report a missing program. */
export const runCommand = ({ file, args, env, cwd, limit }: Command): Promise<Ended> =>
  new Promise((resolve) => {
    // A program with a time limit has a process group of its own, so that its workers and servers are killed with it.
    const detached = limit !== undefined && process.platform !== 'win32'
    const child = spawn(file, args, {
      env: { ...process.env, ...env },
      cwd,
      stdio: ['ignore', 'pipe', 'pipe'],
      detached,
    })
    let output = ''
    let timedOut = false
    const collect = (chunk: string) => {
      output += chunk
    }
    child.stdout.setEncoding('utf8').on('data', collect)
    child.stderr.setEncoding('utf8').on('data', collect)

    const kill = () => {
      if (detached && child.pid !== undefined) process.kill(-child.pid, 'SIGKILL')
      else child.kill('SIGKILL')
    }
    const timer =
      limit &&
      setTimeout(() => {
        timedOut = true
        kill()
      }, limit)
    if (detached) process.once('exit', kill)

    const end = (code: number | null) => {
      clearTimeout(timer)
      process.off('exit', kill)
      resolve({ code, output, timedOut })
    }
    child.on('error', (error) => {
      output += `${error.message}\n`
      end(null)
    })
    child.on('close', end)
  })

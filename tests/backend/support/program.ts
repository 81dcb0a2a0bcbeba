import { spawn } from 'node:child_process'

/** Starts the API as a process with exactly this environment, and collects its output. */
export const startProgram = (
  args: readonly string[],
  { cwd, env }: { cwd: string; env: Record<string, string> },
) => {
  const child = spawn(process.execPath, args, {
    cwd,
    env: { PATH: process.env.PATH ?? '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const output = { out: '', err: '' }
  child.stderr.on('data', (data) => {
    output.err += String(data)
  })
  /** The port, from the first log line. */
  const listening = new Promise<number>((resolve) => {
    child.stdout.on('data', (data) => {
      output.out += String(data)
      const [, port] = /"port":(\d+)/.exec(output.out) ?? []
      if (port) resolve(Number(port))
    })
  })
  const exit = new Promise<number | null>((resolve) => child.once('exit', resolve))
  return { child, output, listening, exit }
}

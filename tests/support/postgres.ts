import { execFile } from 'node:child_process'
import { chown, mkdtemp, readdir, readFile, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** A PostgreSQL server of one test run. */
export type ThrowawayPostgres = {
  /** A connection string for a superuser, over a socket: no port is taken. */
  url: string
  /** Kills every process of the server at once (SIGKILL), and starts it again on what lies on the disk. */
  crash: () => Promise<void>
  stop: () => Promise<void>
}

/**
 * Starts a PostgreSQL server on an empty folder of its own. Unless it is to be `durable`, it does not
 * wait for the disk. Resolves with a sentence where this machine has none that can be started.
 */
export const startPostgres = async ({
  durable = false,
} = {}): Promise<ThrowawayPostgres | { absent: string }> => {
  const programs = await installedPrograms()
  if (programs === undefined) return { absent: 'no initdb and pg_ctl found' }
  const folder = await mkdtemp(join(tmpdir(), 'trellis-pg-'))
  const data = join(folder, 'data')
  const person = unprivileged()
  const call = (program: string, args: readonly string[]) =>
    run(join(programs, program), args, {
      ...person,
      cwd: folder,
      env: { ...process.env, LC_ALL: 'C' },
    })
  const control = (...args: string[]) => call('pg_ctl', ['-D', data, '-w', ...args])
  const options = serverOptions(folder, durable)
  const start = () => control('-l', join(folder, 'log'), '-o', options, 'start')
  try {
    if (person !== undefined) await chown(folder, person.uid, person.gid)
    await call('initdb', ['-D', data, '-A', 'trust', '-U', 'postgres', '-E', 'UTF8', '--no-sync'])
    await start()
  } catch (error) {
    await rm(folder, { recursive: true, force: true })
    return { absent: error instanceof Error ? error.message : String(error) }
  }
  return {
    url: `postgresql://postgres@localhost/postgres?host=${encodeURIComponent(folder)}`,
    crash: async () => {
      const [line = ''] = (await readFile(join(data, 'postmaster.pid'), 'utf8')).split('\n')
      await killTree(Number(line))
      await start()
    },
    stop: async () => {
      await control('-m', 'immediate', 'stop')
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** The folder of the server's programs: from PATH, else where Debian keeps them, the newest first. */
const installedPrograms = async (): Promise<string | undefined> => {
  const debian = '/usr/lib/postgresql'
  const versions = await readdir(debian).catch(() => [])
  const folders = [
    ...(process.env.PATH ?? '').split(delimiter),
    ...versions
      .sort((one, other) => Number(other) - Number(one))
      .map((version) => join(debian, version, 'bin')),
  ]
  for (const folder of folders) {
    const real = await realpath(join(folder, 'initdb')).catch(() => undefined)
    if (real !== undefined) return dirname(real)
  }
  return undefined
}

/** The server refuses to run as root; `nobody` will do, since it owns nothing but this folder. */
const unprivileged = (): { uid: number; gid: number } | undefined =>
  process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : undefined

/** Kills a process and its children at once, and resolves when none of them is left. */
const killTree = async (root: number): Promise<void> => {
  const { stdout } = await run('ps', ['-A', '-o', 'pid=,ppid='])
  const children = stdout
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .flatMap(([pid, parent]) => (parent === root && pid !== undefined ? [pid] : []))
  const all = [root, ...children]
  for (const pid of all) signal(pid, 'SIGKILL')
  while (all.some((pid) => signal(pid, 0))) await new Promise((later) => setTimeout(later, 20))
}

/** Whether there was such a process. */
const signal = (pid: number, name: 'SIGKILL' | 0): boolean => {
  try {
    return process.kill(pid, name)
  } catch {
    return false
  }
}

const serverOptions = (folder: string, durable: boolean): string =>
  [
    `listen_addresses=''`,
    `unix_socket_directories='${folder}'`,
    ...(durable ? [] : ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']),
  ]
    .map((option) => `-c ${option}`)
    .join(' ')

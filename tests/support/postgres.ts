import { execFile } from 'node:child_process'
import { chown, mkdtemp, readdir, readFile, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** A PostgreSQL server for one test run. */
export type ThrowawayPostgres = {
  /** The connection string of a superuser, over a Unix socket without a port. */
  url: string
  /** Kills every process of the server at once (SIGKILL) and starts it again with the data on disk. */
  crash: () => Promise<void>
  /** Restarts it as a standby without a primary: it accepts reads and rejects writes. */
  demote: () => Promise<void>
  /** Makes it a primary again. */
  promote: () => Promise<void>
  /** Requires a password of every role but that of the URL. */
  requirePasswords: () => Promise<void>
  stop: () => Promise<void>
}

/**
 * Starts a PostgreSQL server in an empty folder. It does not wait for the disk unless it is `durable`. Resolves with the
 * reason if no server can be started.
 */
export const startPostgres = async ({
  durable = false,
} = {}): Promise<ThrowawayPostgres | { absent: string }> => {
  const programs = await installedPrograms()
  if (programs === undefined) return { absent: 'no initdb and pg_ctl found' }
  const folder = await mkdtemp(join(tmpdir(), 'trellis-pg-'))
  const data = join(folder, 'data')
  const user = unprivileged()
  const call = (program: string, args: readonly string[]) =>
    run(join(programs, program), args, {
      ...user,
      cwd: folder,
      env: { ...process.env, LC_ALL: 'C' },
    })
  const control = (...args: string[]) => call('pg_ctl', ['-D', data, '-w', ...args])
  const options = serverOptions(folder, durable)
  const start = () => control('-l', join(folder, 'log'), '-o', options, 'start')
  try {
    if (user !== undefined) await chown(folder, user.uid, user.gid)
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
    demote: async () => {
      await control('-m', 'fast', 'stop')
      const signalFile = join(data, 'standby.signal')
      await writeFile(signalFile, '', { mode: 0o600 })
      if (user !== undefined) await chown(signalFile, user.uid, user.gid)
      await start()
    },
    promote: async () => {
      await control('promote')
    },
    requirePasswords: async () => {
      const rules = 'local all postgres trust\nlocal all all scram-sha-256\n'
      await writeFile(join(data, 'pg_hba.conf'), rules)
      await control('reload')
    },
    stop: async () => {
      await control('-m', 'immediate', 'stop')
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** The folder of the PostgreSQL programs: from PATH, or the newest version in Debian's folder. */
export const installedPrograms = async (): Promise<string | undefined> => {
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

/** The server does not run as root. The system user `nobody` owns the folder instead. */
export const unprivileged = (): { uid: number; gid: number } | undefined =>
  process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : undefined

/** Kills a process and its children at once, and resolves when all have ended. */
export const killTree = async (root: number): Promise<void> => {
  const all = await signalTree(root, 'SIGKILL')
  while (all.some((pid) => signal(pid, 0))) await new Promise((later) => setTimeout(later, 20))
}

/** Sends a signal to a process and its children, and resolves with their ids. */
export const signalTree = async (root: number, name: Signal): Promise<readonly number[]> => {
  // A stopped parent starts no child while the children are listed.
  if (name === 'SIGSTOP') signal(root, name)
  const { stdout } = await run('ps', ['-A', '-o', 'pid=,ppid='])
  const children = stdout
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .flatMap(([pid, parent]) => (parent === root && pid !== undefined ? [pid] : []))
  const all = [root, ...children]
  for (const pid of all) signal(pid, name)
  return all
}

type Signal = 'SIGKILL' | 'SIGSTOP' | 'SIGCONT'

/** Sends a signal to a process. Returns whether the process exists. */
const signal = (pid: number, name: Signal | 0): boolean => {
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

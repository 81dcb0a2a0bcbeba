import { execFile } from 'node:child_process'
import { chown, mkdtemp, readdir, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** A PostgreSQL server of one test run. */
export type ThrowawayPostgres = {
  /** A connection string for a superuser, over a socket: no port is taken. */
  url: string
  stop: () => Promise<void>
}

/**
 * Starts a PostgreSQL server on an empty folder of its own, without waiting for the disk.
 * Resolves with a sentence where this machine has none that can be started.
 */
export const startPostgres = async (): Promise<ThrowawayPostgres | { absent: string }> => {
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
  try {
    if (person !== undefined) await chown(folder, person.uid, person.gid)
    await call('initdb', ['-D', data, '-A', 'trust', '-U', 'postgres', '-E', 'UTF8', '--no-sync'])
    await control('-l', join(folder, 'log'), '-o', serverOptions(folder), 'start')
  } catch (error) {
    await rm(folder, { recursive: true, force: true })
    return { absent: error instanceof Error ? error.message : String(error) }
  }
  return {
    url: `postgresql://postgres@localhost/postgres?host=${encodeURIComponent(folder)}`,
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

const serverOptions = (folder: string): string =>
  [
    `listen_addresses=''`,
    `unix_socket_directories='${folder}'`,
    'fsync=off',
    'synchronous_commit=off',
    'full_page_writes=off',
  ]
    .map((option) => `-c ${option}`)
    .join(' ')

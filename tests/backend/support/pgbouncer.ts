import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chown, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/** A PgBouncer for one test, in transaction mode, with two server connections for each database. */
export type Pooler = {
  /** The connection string of the same database through the pooler. */
  through(url: string): string
  stop(): Promise<void>
}

/**
 * Starts a PgBouncer in front of a server that listens on a Unix socket. It rejects startup parameters, which is its
 * default. Resolves with the reason if it is not installed.
 */
export const startPgBouncer = async (server: string): Promise<Pooler | { absent: string }> => {
  const program = await installedProgram()
  const socketFolder = new URL(server).searchParams.get('host')
  if (program === undefined) return { absent: 'pgbouncer is not installed' }
  if (!socketFolder)
    return { absent: 'the server of TEST_DATABASE_URL does not listen on a socket' }
  const folder = await mkdtemp(join(tmpdir(), 'trellis-pgbouncer-'))
  await writeFile(join(folder, 'pgbouncer.ini'), settings(folder, socketFolder))
  // PgBouncer does not run as root.
  const user = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : undefined
  if (user) await chown(folder, user.uid, user.gid)
  const child = spawn(program, ['-q', join(folder, 'pgbouncer.ini')], {
    ...user,
    stdio: 'ignore',
  })
  const ended = once(child, 'exit')
  while (!(await listens(join(folder, '.s.PGSQL.6432'))) && child.exitCode === null) await wait(20)
  return {
    through: (url) => {
      const pooled = new URL(url)
      pooled.port = '6432'
      pooled.searchParams.set('host', folder)
      return pooled.href
    },
    stop: async () => {
      child.kill('SIGTERM')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Searches PATH and Debian's /usr/sbin, which is not in every PATH. */
const installedProgram = async (): Promise<string | undefined> => {
  for (const folder of [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin']) {
    const found = await realpath(join(folder, 'pgbouncer')).catch(() => undefined)
    if (found !== undefined) return found
  }
  return undefined
}

const settings = (folder: string, socketFolder: string): string => `
[databases]
* = host=${socketFolder} user=postgres
[pgbouncer]
listen_addr =
listen_port = 6432
unix_socket_dir = ${folder}
auth_type = any
pool_mode = transaction
default_pool_size = 2
`

const listens = (path: string): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(path)
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })

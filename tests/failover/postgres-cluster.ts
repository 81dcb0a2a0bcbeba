import { execFile } from 'node:child_process'
import { chown, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { installedPrograms, killTree, signalTree, unprivileged } from '../support/postgres.ts'

/** A PostgreSQL primary with a synchronous standby. `failOver` swaps the two roles. */
export type PostgresCluster = {
  /** The Unix socket of the current primary. */
  socket(): string
  /** Runs one statement on the current primary, bypassing every proxy. */
  query<Row extends pg.QueryResultRow>(sql: string, values?: readonly unknown[]): Promise<Row[]>
  /** Connects a client to the current primary. The caller closes it. */
  connect(): Promise<pg.Client>
  /** Stops every process of a node (SIGSTOP). It accepts connections but does not respond. */
  freeze(role: Role): Promise<void>
  /** Continues a frozen node (SIGCONT). */
  thaw(role: Role): Promise<void>
  /** Kills the standby and starts it again. It keeps acknowledged data and loses data that it has not read. */
  restartStandby(): Promise<void>
  /** Kills every process of the primary (SIGKILL). */
  killPrimary(): Promise<void>
  /**
   * Promotes the standby, which has no standby until `rejoin`. It then acknowledges no write if it is `strict`, as with
   * Patroni's `synchronous_mode_strict`, and otherwise acknowledges them alone.
   */
  failOver(mode?: 'strict'): Promise<void>
  /** Replaces the other node by a copy of the primary, and resolves when it is a synchronous standby. */
  rejoin(): Promise<void>
  stop(): Promise<void>
}

export type Role = 'primary' | 'standby'

type Node = { data: string; port: number; log: string }

/** Starts both nodes in a temporary folder. Resolves with the reason if PostgreSQL is missing. */
export const startCluster = async (): Promise<PostgresCluster | { absent: string }> => {
  const programs = await installedPrograms()
  if (programs === undefined) return { absent: 'no initdb and pg_ctl found' }
  const folder = await mkdtemp(join(tmpdir(), 'trellis-cluster-'))
  const user = unprivileged()
  if (user !== undefined) await chown(folder, user.uid, user.gid)
  const call = (program: string, args: readonly string[]) =>
    run(join(programs, program), args, {
      ...user,
      cwd: folder,
      env: { ...process.env, LC_ALL: 'C' },
    })
  const start = (node: Node) =>
    call('pg_ctl', ['-D', node.data, '-w', '-l', node.log, '-o', options(folder, node), 'start'])
  const connectTo = async (node: Node): Promise<pg.Client> => {
    const client = new pg.Client({
      ...{ host: folder, port: node.port, user: 'postgres', database: 'postgres' },
      application_name: 'failover-test',
    })
    client.on('error', ignoreServerGone)
    await client.connect()
    return client
  }
  const queryOn = async (node: Node, sql: string, values: readonly unknown[] = []) => {
    const client = await connectTo(node)
    try {
      return (await client.query(sql, [...values])).rows
    } finally {
      await client.end()
    }
  }
  const waitForStandbys = async (node: Node, names: '*' | '') => {
    await queryOn(node, `alter system set synchronous_standby_names = '${names}'`)
    await queryOn(node, 'select pg_reload_conf()')
  }
  const nodes: Record<Role, Node> = {
    primary: nodeIn(folder, 5433),
    standby: nodeIn(folder, 5434),
  }
  const kill = async (node: Node) => {
    const postmaster = await postmasterOf(node)
    if (postmaster === undefined) return
    await killTree(postmaster.pid)
    // A killed server does not remove its shared memory segment.
    await run('ipcrm', ['-m', postmaster.segment]).catch(ignoreSegmentGone)
    await rm(join(node.data, 'postmaster.pid'), { force: true })
  }
  const cluster: PostgresCluster = {
    socket: () => join(folder, `.s.PGSQL.${nodes.primary.port}`),
    query: (sql, values) => queryOn(nodes.primary, sql, values),
    connect: () => connectTo(nodes.primary),
    freeze: (role) => send(nodes[role], 'SIGSTOP'),
    thaw: (role) => send(nodes[role], 'SIGCONT'),
    restartStandby: async () => {
      await kill(nodes.standby)
      await start(nodes.standby)
    },
    killPrimary: () => kill(nodes.primary),
    failOver: async (mode) => {
      await waitForStandbys(nodes.standby, mode === 'strict' ? '*' : '')
      await call('pg_ctl', ['-D', nodes.standby.data, '-w', 'promote'])
      Object.assign(nodes, { primary: nodes.standby, standby: nodes.primary })
    },
    rejoin: async () => {
      const { primary, standby } = nodes
      await kill(standby)
      await rm(standby.data, { recursive: true, force: true })
      const source = `host=${folder} port=${primary.port} user=postgres`
      await call('pg_basebackup', ['-D', standby.data, '-d', source, ...copyOptions])
      await start(standby)
      await waitForStandbys(primary, '*')
      const synchronous = `select from pg_stat_replication where sync_state = 'sync'`
      while ((await queryOn(primary, synchronous)).length === 0) await wait(50)
    },
    stop: async () => {
      await kill(nodes.primary)
      await kill(nodes.standby)
      await rm(folder, { recursive: true, force: true })
    },
  }
  try {
    const { data } = nodes.primary
    await call('initdb', ['-D', data, '-A', 'trust', '-U', 'postgres', '-E', 'UTF8', '--no-sync'])
    await start(nodes.primary)
    await cluster.rejoin()
    return cluster
  } catch (error) {
    await cluster.stop()
    throw error
  }
}

const run = promisify(execFile)

const nodeIn = (folder: string, port: number): Node => ({
  data: join(folder, String(port)),
  port,
  log: join(folder, `${port}.log`),
})

/** Both nodes wait for the disk. Dynamic shared memory is stored in the folder, so it is removed with the folder. */
const options = (folder: string, { port }: Node): string =>
  [
    `port=${port}`,
    `listen_addresses=''`,
    `unix_socket_directories='${folder}'`,
    'dynamic_shared_memory_type=mmap',
  ]
    .map((option) => `-c ${option}`)
    .join(' ')

/** Writes the settings of the standby, and copies without waiting for a checkpoint or for the disk. */
const copyOptions = ['-R', '-c', 'fast', '-X', 'stream', '--no-sync']

/** The process id and the shared memory segment of the server, or undefined if it does not run. */
const postmasterOf = async ({
  data,
}: Node): Promise<{ pid: number; segment: string } | undefined> => {
  const text = await readFile(join(data, 'postmaster.pid'), 'utf8').catch(() => undefined)
  if (text === undefined) return undefined
  const lines = text.split('\n')
  return { pid: Number(lines[0]), segment: (lines[6] ?? '').trim().split(/\s+/)[1] ?? '' }
}

const send = async (node: Node, signal: 'SIGSTOP' | 'SIGCONT'): Promise<void> => {
  const postmaster = await postmasterOf(node)
  if (postmaster === undefined) throw new Error(`The server in ${node.data} does not run.`)
  await signalTree(postmaster.pid, signal)
}

const ignoreServerGone = (): void => {}
const ignoreSegmentGone = (): void => {}

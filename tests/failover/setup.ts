import { projectId } from '../backend/support/api/api-process.ts'
import { openClient, sendTo } from '../backend/support/api/http-client.ts'
import { acknowledgedIn, compare, type Load, startLoad } from '../backend/support/ledger.ts'
import { startTcpProxy, type TcpProxy } from '../support/tcp-proxy.ts'
import { unsignedToken } from '../support/unsigned-token.ts'
import { type ApiBundle, type ApiInstance, startInstance } from './api-instances.ts'
import { type Balancer, freePort, startBalancer } from './balancer.ts'
import { type PostgresCluster, startCluster } from './postgres-cluster.ts'

/** A whole deployment: two database nodes behind one endpoint, three instances behind a balancer. */
export type Setup = {
  cluster: PostgresCluster
  /** The stable address of the current primary. */
  endpoint: TcpProxy
  instances: readonly ApiInstance[]
  balancer: Balancer
}

/** The measurements of one disturbance. */
export type Measurements = {
  /** A description of the disturbance. */
  disturbance: string
  /** Why the disturbance was aborted, or an empty text. */
  interruption: string
  acknowledged: number
  lost: readonly string[]
  doubled: readonly string[]
  statuses: Readonly<Record<string, number>>
  wrong: Readonly<Record<string, number>>
  /** The longest request, and its duration in milliseconds. */
  slowest: { milliseconds: number; request: string }
  /** The milliseconds of the longest request before the disturbance: the speed of the machine. */
  usual: number
  exits: readonly string[]
  /** The number of pool connections that each instance can use at once. */
  slots: readonly number[]
  /** The first log lines of unexpected failures. */
  failures: readonly string[]
}

/** Runs `use` with a new deployment and stops it afterwards. Resolves with the reason if a program is missing. */
export const withSetup = async (
  bundle: ApiBundle,
  use: (setup: Setup) => Promise<void>,
): Promise<{ absent: string } | undefined> => {
  const ends: (() => Promise<void>)[] = []
  try {
    const ports = [await freePort(), await freePort(), await freePort()]
    const balancer = await startBalancer(ports)
    if ('absent' in balancer) return balancer
    ends.push(balancer.stop)
    const cluster = await startCluster()
    if ('absent' in cluster) return cluster
    ends.push(cluster.stop)
    const endpoint = await startTcpProxy({ path: cluster.socket() })
    ends.push(endpoint.close)
    const databaseUrl = `postgresql://postgres@127.0.0.1:${endpoint.port}/postgres`
    const instances: ApiInstance[] = []
    for (const port of ports) {
      const name = `instance-${instances.length + 1}`
      const instance = await startInstance(bundle, { name, port, databaseUrl })
      ends.push(instance.stop)
      instances.push(instance)
    }
    await balancer.waitForReady(instances.length)
    await use({ cluster, endpoint, instances, balancer })
    return undefined
  } finally {
    for (const end of ends.reverse()) await end()
  }
}

/** Lets this number of members write while `disturb` runs, and measures the result afterwards. */
export const underDisturbance = async (
  setup: Setup,
  writers: number,
  disturb: (load: Load) => Promise<string>,
): Promise<Measurements> => {
  const { cluster, instances, balancer } = setup
  const client = openClient(balancer.port)
  const load = startLoad(sendTo(client), { writers, pauseMs: 20 })
  let usual = 0
  const outcome = await load
    .acknowledges(50)
    .then(() => {
      usual = load.ledger.slowest.milliseconds
      return disturb(load)
    })
    .then(
      (disturbance) => ({ disturbance, interruption: '' }),
      (error: unknown) => ({ disturbance: 'interrupted', interruption: String(error) }),
    )
  await load.stop()
  client.close()
  const { statuses, wrong, slowest } = load.ledger
  const slots: number[] = []
  for (const { port, exits } of instances) {
    slots.push(exits().length > 0 ? 0 : await usableSlots(cluster, port))
  }
  return {
    ...outcome,
    acknowledged: acknowledgedIn(load.ledger),
    ...(await compare(load.ledger, (sql) => cluster.query(sql))),
    ...{ statuses, wrong, slowest, slots, usual },
    exits: instances.flatMap(({ exits }) => exits()),
    failures: instances.flatMap(({ failures }) => failures()).slice(0, 10),
  }
}

/** The default number of connections in the pool of an instance. */
export const poolSize = 10

/** Counts the parallel requests of one instance that wait for a locked table. Each of them uses one connection. */
const usableSlots = async (cluster: PostgresCluster, port: number): Promise<number> => {
  const client = await cluster.connect()
  try {
    await client.query('begin')
    await client.query('lock table members in access exclusive mode')
    const token = unsignedToken(
      { uid: 'slots', email: 'slots@example.test', verified: true },
      projectId,
    )
    const headers = { authorization: `Bearer ${token}` }
    const answers = Array.from({ length: poolSize }, () =>
      fetch(`http://127.0.0.1:${port}/api/users/me`, { headers }).catch(ignoreNoAnswer),
    )
    // Shorter than the time that a request waits for a connection.
    const end = performance.now() + 4000
    let waiting = 0
    while (waiting < poolSize && performance.now() < end) {
      const { rows } = await client.query<{ count: number }>(waitingSql)
      waiting = Math.max(waiting, rows[0]?.count ?? 0)
    }
    await client.query('rollback')
    await Promise.all(answers)
    return waiting
  } finally {
    await client.end()
  }
}

const waitingSql = `select count(*)::int as count from pg_locks where not granted and relation = 'members'::regclass`

const ignoreNoAnswer = (): void => {}

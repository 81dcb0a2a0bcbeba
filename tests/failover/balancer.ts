import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { type AddressInfo, connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { endProcess } from './end-process.ts'

/** HAProxy in front of the instances. It forwards requests to those that are ready. */
export type Balancer = {
  port: number
  /** Resolves when this number of instances is ready, or rejects after 30 s. */
  waitForReady(count: number): Promise<void>
  stop(): Promise<void>
}

/** Starts HAProxy. Resolves with the reason if it is missing. */
export const startBalancer = async (
  ports: readonly number[],
): Promise<Balancer | { absent: string }> => {
  const folder = await mkdtemp(join(tmpdir(), 'trellis-balancer-'))
  const port = await freePort()
  const control = join(folder, 'control')
  await writeFile(join(folder, 'haproxy.cfg'), configuration({ port, control, ports }))
  // Debian installs it in a folder that is only in the PATH of root.
  const env = { ...process.env, PATH: `${process.env.PATH ?? ''}:/usr/sbin` }
  const child = spawn('haproxy', ['-db', '-f', join(folder, 'haproxy.cfg')], {
    env,
    stdio: 'ignore',
  })
  const stop = async () => {
    await endProcess(child, 'SIGKILL')
    await rm(folder, { recursive: true, force: true })
  }
  try {
    await once(child, 'spawn')
  } catch {
    await rm(folder, { recursive: true, force: true })
    return { absent: 'no haproxy found' }
  }
  return {
    port,
    waitForReady: async (count) => {
      for (let tries = 0; tries < 600; tries += 1) {
        if ((await readyInstances(control)) === count) return
        await wait(50)
      }
      throw new Error(`The balancer does not report ${count} ready instances.`)
    },
    stop,
  }
}

/** A port that nothing listens on at this moment. */
export const freePort = async (): Promise<number> => {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

/**
 * An instance is removed after two failed checks and added after one successful check. If no instance is ready, the
 * balancer responds with 503 and Retry-After, as the API does.
 */
const configuration = ({
  port,
  control,
  ports,
}: {
  port: number
  control: string
  ports: readonly number[]
}): string => `
global
  stats socket ${control}
defaults
  mode http
  timeout connect 1s
  timeout client 60s
  timeout server 60s
  timeout check 2s
  retries 3
  option redispatch
  http-error status 503 content-type application/json string '{"code":"no-instance"}' hdr Retry-After 1
frontend site
  bind 127.0.0.1:${port}
  default_backend instances
backend instances
  balance roundrobin
  option forwardfor
  option httpchk
  http-check send meth GET uri /api/health/ready ver HTTP/1.1 hdr Host trellis.example
  http-check expect status 200
  default-server check inter 500ms fall 2 rise 1
${ports.map((each, at) => `  server instance-${at + 1} 127.0.0.1:${each}`).join('\n')}
`

const readyInstances = async (control: string): Promise<number> => {
  const socket = connect(control)
  try {
    socket.end('show stat\n')
    return (await text(socket))
      .split('\n')
      .filter((line) => /^instances,instance-.*,UP,/.test(line)).length
  } catch {
    // HAProxy does not listen yet.
    return 0
  }
}

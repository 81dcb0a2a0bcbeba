import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { crashRounds } from './crash-rounds.ts'

test('an API that rejects writes ends the rounds immediately, and is killed', async () => {
  const server = createServer((_, response) => {
    response.writeHead(503, { 'content-type': 'application/json' }).end('{"success":false}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  let kills = 0
  const start = async () => ({
    port,
    memory: async () => ({ used: 0, resident: 0 }),
    kill: async () => {
      kills += 1
    },
  })
  await expect(crashRounds({ rounds: 1, records: { dataDir: '' }, start })).rejects.toThrow(
    'Only 0 of 97 writes were acknowledged.',
  )
  expect(kills).toBe(1)
})

import { expect, test } from 'vitest'
import { reply, runDoctor, securityTxt } from './support/run-doctor.ts'

const url = 'https://trellis.example/.well-known/security.txt'

test.each([
  ['that is missing', reply(404)],
  ['in whose place the shell is served', reply(200, '<!doctype html>')],
  ['that expires within 30 days', securityTxt('2026-02-14T11:59:59.000Z')],
])('the doctor reports a security.txt %s', async (_, response) => {
  const { problems } = await runDoctor({ network: { [url]: response } })
  expect(problems).toEqual([expect.stringContaining(url)])
})

test('the doctor accepts a security.txt that expires in 30 days', async () => {
  const { problems } = await runDoctor({
    network: { [url]: securityTxt('2026-02-14T12:00:00.000Z') },
  })
  expect(problems).toEqual([])
})

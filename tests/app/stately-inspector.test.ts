import { expect, test, vi } from 'vitest'
import { openStatelyInspector } from '../../src/devtools/create-inspection.ts'
import { createLogin } from '../support/create-login.ts'

/** A page whose inspector, in the other window, receives messages. */
const pageWithInspector = () => {
  const opened: unknown[][] = []
  const messages: { type: string }[] = []
  const target = new EventTarget()
  const page = Object.assign(target, {
    open: (...args: unknown[]) => {
      opened.push(args)
      return { postMessage: (message: { type: string }) => messages.push(message) }
    },
  }) as unknown as Window
  const connect = () =>
    target.dispatchEvent(
      Object.assign(new Event('message'), { data: { type: '@statelyai.connected' } }),
    )
  return { page, opened, messages, connect }
}

test('Stately’s inspector receives the actors of the page and their events, without secrets', async () => {
  const { page, opened, messages, connect } = pageWithInspector()
  const login = createLogin(await openStatelyInspector(page)).start()
  expect(opened).toEqual([['https://stately.ai/inspect', 'xstateinspector']])
  const password = 'my own secret 4711'
  login.send({ type: 'field changed', field: 'identifier', value: 'maya' })
  login.send({ type: 'field changed', field: 'password', value: password })
  connect()
  const types = () => new Set(messages.map(({ type }) => type))
  await vi.waitFor(() =>
    expect(types()).toEqual(new Set(['@xstate.actor', '@xstate.event', '@xstate.snapshot'])),
  )
  await vi.waitFor(() => expect(JSON.stringify(messages)).toContain('"identifier":"maya"'))
  await vi.waitFor(() => expect(JSON.stringify(messages)).toContain('"field":"password"'))
  expect(messages.find(({ type }) => type === '@xstate.actor')).toMatchObject({
    definition: expect.stringContaining('"id":"login"'),
  })
  expect(JSON.stringify(messages)).not.toContain(password)
  login.stop()
})

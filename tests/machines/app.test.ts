import { describe, expect, test } from 'vitest'
import { createActor, fromCallback } from 'xstate'
import { appMachine } from '../../machines/app/app-machine.ts'
import { appModel } from '../../machines/app/app-model.ts'
import { ServiceFailure } from '../../machines/failure.ts'
import { notice, noticesWithdrawn } from '../../machines/notices.ts'
import { nothingStored } from '../../machines/session/session-entries.ts'
import { sessionMachine } from '../../machines/session/session-machine.ts'
import { signInsMachine } from '../../machines/sign-ins/sign-ins-machine.ts'
import { themeMachine } from '../../machines/theme/theme-machine.ts'
import { none, walkMachine } from '../support/paths/walk-machine.ts'

const at = (...moves: string[]) => walkMachine(appModel, 'a visitor', ...moves)

describe('the root', () => {
  test.each([
    ['session: shows a notice', notice('session expired')],
    ['session: shows a failure', notice('login failed', { kind: 'unreachable' })],
    [
      'onboarding: requests a navigation',
      { type: 'navigate', to: '/preferences', withReturnPath: false },
    ],
    ['notices withdrawn (of a login)', noticesWithdrawn('login failed')],
    ['go back (from a form)', { type: 'go back', fallback: '/profile' }],
    [
      'navigationBlocker: resumes a navigation',
      { type: 'resume navigation', navigation: { kind: 'go', steps: -1 } },
    ],
  ])('emits what leaves the system, once: %s', (move, event) => {
    expect(at(move)).toMatchObject({ at: 'running', emitted: [event], sentTo: none })
  })

  test('forwards a removed password to its banner', () => {
    expect(at('password removed (for an email)').sentTo).toEqual({
      passwordRemoved: [{ type: 'password removed', email: 'maya@lindqvist.example' }],
    })
  })

  test('forwards the end of a session to the banner about a removed password', () => {
    const end = { type: 'session ended', reason: 'logged out' }
    expect(at('session: ends').sentTo).toEqual({ passwordRemoved: [end] })
  })

  test.each([
    ['page requested (/login)', 'pageHost', 'page requested'],
    ['route entered (/login)', 'pageHost', 'route entered'],
    ['navigation attempted (by Back)', 'navigationBlocker', 'navigation attempted'],
  ])('forwards %s to %s', (move, to, type) => {
    expect(at(move)).toMatchObject({ emitted: [], sentTo: { [to]: [{ type }] } })
  })

  test.each([
    'session',
    'onboarding',
    'passwordRemoved',
    'theme',
    'pageHost',
    'navigationBlocker',
    'signIns',
  ])('is broken when %s fails, and stops its children', (child) => {
    expect(at(`${child}: fails by a bug`)).toMatchObject({ at: 'broken', services: none })
  })
})

describe('a running root', () => {
  const start = () => {
    const performed: unknown[] = []
    const perform = (name: string) => (_: unknown, params: unknown) =>
      performed.push([name, params])
    const root = createActor(
      appMachine.provide({
        actors: {
          session: sessionMachine.provide({ actors: { storage: fromCallback(() => {}) } }),
          signIns: signInsMachine.provide({ actors: { channel: fromCallback(() => {}) } }),
          theme: themeMachine.provide({
            actions: {
              'apply theme': () => {
                throw new ServiceFailure({ kind: 'misconfigured' })
              },
            },
          }),
        },
        actions: {
          'log failure': perform('log failure'),
          'log crash': perform('log crash'),
          'publish verified email': perform('publish verified email'),
        },
      }),
      { systemId: 'app', input: { stored: nothingStored, deletion: null, theme: 'dark' } },
    )
    return { root, performed }
  }

  test('has its children before it starts, each with its part of the input', () => {
    const { children } = start().root.getSnapshot()
    expect(children.session?.getSnapshot().context.stored).toEqual(nothingStored)
    expect(children.theme?.getSnapshot().value).toBe('dark')
    expect(children.onboarding?.getSnapshot().value).toBe('nothing pending')
    expect(children.passwordRemoved?.getSnapshot().value).toBe('hidden')
  })

  test('receives what its children send, and forwards the end of a session to all', () => {
    const { root } = start()
    const pages: unknown[] = []
    root.on('navigate', ({ to }) => pages.push(to))
    const { onboarding, passwordRemoved } = root.start().getSnapshot().children
    onboarding?.send({ type: 'account created' })
    expect(pages).toEqual(['/verify-email'])
    root.send({ type: 'password removed', email: 'maya@lindqvist.example' })
    expect(passwordRemoved?.getSnapshot().matches('visible')).toBe(true)
    root.send({ type: 'session ended', reason: 'logged out' })
    expect(passwordRemoved?.getSnapshot().value).toBe('hidden')
  })

  test('logs a notice with its failure, publishes a verified email, and logs a crash', () => {
    const { root, performed } = start()
    const failed = notice('login failed', { kind: 'unreachable' })
    const verified = { type: 'email verified', email: 'maya@lindqvist.example' } as const
    root.start().send(failed)
    root.send(verified)
    root.getSnapshot().children.theme?.send({ type: 'light chosen' })
    expect(performed).toEqual([
      ['log failure', failed],
      ['publish verified email', verified],
      ['log crash', { failure: { kind: 'misconfigured' } }],
    ])
    expect(root.getSnapshot().value).toBe('broken')
  })
})

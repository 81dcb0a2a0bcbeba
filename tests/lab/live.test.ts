import { createStepClock } from 'statewalk/internal'
import { describe, expect, test } from 'vitest'
import { createLab } from '../../lab/app/lab.ts'
import { defaultSettings } from '../../lab/app/settings.ts'
import { entryLine, stateLine } from '../../lab/live/lines.ts'
import { createLive } from '../../lab/live/live.ts'
import { liveMarks } from '../../lab/live/live-marks.ts'
import type { FromLab, FromPage, LiveEntry } from '../../machines/live/live.ts'
import { loginMachine } from '../../machines/login/login-machine.ts'
import { loginModel } from '../../machines/login/login-model.ts'
import { models } from '../../machines/models.ts'
import { createLivePage } from '../../src/devtools/live-page.ts'
import { createLogin } from '../support/create-login.ts'

const type = (value: string) => ({ type: 'field changed', field: 'identifier', value }) as const

/** A site and a lab on one channel; either may start first. */
const openBoth = () => {
  const clock = createStepClock()
  const toLab = new Set<(message: FromPage | FromLab) => void>()
  const toSite = new Set<(question: FromLab) => void>()
  const asked: string[] = []
  const openSite = (page: string) => {
    const post = (message: FromPage) => {
      for (const receive of toLab) receive(structuredClone(message))
    }
    const live = createLivePage({ page, clock, post })
    toSite.add(live.receive)
    const start = () => createLogin(live.inspect).start()
    return { start, leave: live.leave, crash: () => toSite.delete(live.receive) }
  }
  const openLab = () => {
    let fragment = ''
    const lab = createLab(models, 'light', {
      fragment: () => fragment,
      writeFragment: (written) => {
        fragment = written
      },
      tick: () => () => {},
      pathOf: () => null,
      settings: { read: () => defaultSettings, write: () => {} },
    })
    const line = {
      ask: (question: FromLab) => {
        asked.push(question.type)
        for (const receive of toSite) receive(question)
      },
      listen: (receive: (message: FromPage | FromLab) => void) => {
        toLab.add(receive)
        return () => toLab.delete(receive)
      },
    }
    const live = createLive(lab, line, clock)
    return { lab, live, value: () => live.actor.getSnapshot().value }
  }
  const broadcast = (message: FromPage | FromLab) => {
    for (const receive of toLab) receive(message)
  }
  return { clock, asked, openSite, openLab, broadcast }
}

describe('the lab that observes the site', () => {
  test('reports that no site is running after a second without an answer', () => {
    const { clock, openLab } = openBoth()
    const { value } = openLab()
    clock.advance(999)
    expect(value()).toBe('discovering')
    clock.advance(1)
    expect(value()).toBe('no site')
  })

  test('receives the history so far if it starts late, and all later events', () => {
    const { openSite, openLab } = openBoth()
    const actor = openSite('one').start()
    actor.send(type('ma'))
    const { live, value } = openLab()
    expect(value()).toEqual({ connected: 'idle' })
    actor.send(type('maya'))
    expect(live.followed()?.actor.history.map(({ event }) => event.value)).toEqual(['ma', 'maya'])
  })

  test('finds a site that opens later', () => {
    const { clock, openSite, openLab } = openBoth()
    const { live } = openLab()
    clock.advance(5_000)
    openSite('one').start()
    expect(live.followed()?.actor.machine).toBe('login')
  })

  test('reports that the site was closed, keeps its history, and finds it again', () => {
    const { openSite, openLab } = openBoth()
    const site = openSite('one')
    site.start().send(type('ma'))
    const { live, value } = openLab()
    site.leave()
    site.crash()
    expect(value()).toBe('disconnected')
    expect(live.followed()?.actor.history).toHaveLength(1)
    openSite('two').start()
    expect(value()).toEqual({ connected: 'idle' })
    expect(live.actor.getSnapshot().context.pages.map(({ id }) => id)).toEqual(['two'])
  })

  test('notices within three seconds that a page has crashed', () => {
    const { clock, openSite, openLab } = openBoth()
    const site = openSite('one')
    site.start()
    const { value } = openLab()
    clock.advance(2_999)
    expect(value()).toEqual({ connected: 'pinging' })
    clock.advance(1)
    expect(value()).toEqual({ connected: 'idle' })
    site.crash()
    clock.advance(2_000)
    clock.advance(1_000)
    expect(value()).toBe('disconnected')
  })

  test('follows the machine that moved last, until one is selected', () => {
    const { clock, openSite, openLab } = openBoth()
    const site = openSite('one')
    const [first, second] = [site.start(), site.start()]
    const { live } = openLab()
    const [one, other] = live.actor
      .getSnapshot()
      .context.pages.flatMap(({ actors }) => actors.map(({ id }) => id))
    clock.advance(10)
    second.send(type('b'))
    expect(live.followed()?.actor.id).toBe(other)
    clock.advance(10)
    first.send(type('a'))
    expect(live.followed()?.actor.id).toBe(one)
    live.actor.send({ type: 'actor chosen', chosen: { page: 'one', actor: other ?? '' } })
    first.send(type('aa'))
    expect(live.followed()?.actor.id).toBe(other)
  })

  test('ignores the requests of another lab', () => {
    const { openLab, broadcast } = openBoth()
    const { live } = openLab()
    broadcast({ type: 'report requested' })
    broadcast({ type: 'ping' })
    expect(live.actor.getSnapshot().context.pages).toEqual([])
  })

  test('opens a history as a path, at its end', () => {
    const { openSite, openLab } = openBoth()
    const actor = openSite('one').start()
    const { lab, live } = openLab()
    actor.send(type('ana@example.test'))
    actor.send({ type: 'field changed', field: 'password', value: 'my own secret' })
    live.openHistory()
    const { recording, view } = lab.actor.getSnapshot().context
    expect(view).toBe('steps')
    expect(recording).toMatchObject({
      machine: 'login',
      input: 'a visitor',
      position: recording.moves.length,
    })
    expect(recording.moves.at(-1)).toBe('field changed (a password is typed)')
    expect(lab.playerState().failure).toBeNull()
    expect(live.actor.getSnapshot().context.opened).toMatchObject({ entries: 2, unconverted: null })
  })
})

describe('the view of a machine of the site', () => {
  test('shows its state, its visited states, and its last transition', () => {
    const { openSite, openLab } = openBoth()
    const actor = openSite('one').start()
    const { live } = openLab()
    actor.send({ type: 'submitted' })
    const followed = live.followed()?.actor
    if (!followed) throw new Error('No actor is followed.')
    const marks = liveMarks(loginMachine, followed)
    expect([...marks.active]).toEqual(['form', 'form.editing'])
    expect([...marks.last]).toEqual(['form: submitted [has a missing field] → form.editing'])
    const unknown = {
      ...followed,
      history: [],
      start: { ...followed.start, value: 'unknown state' },
    }
    expect([...liveMarks(loginMachine, unknown).active]).toEqual([])
  })

  test('describes each entry in one line', () => {
    const texts = {
      ended: (service: string) => `${service} ended`,
      failed: (service: string, kind: string) => `${service} failed: ${kind}`,
      sent: (service: string, event: string) => `${service} sent: ${event}`,
    }
    const entry = (event: LiveEntry['event'], name?: string): LiveEntry => ({
      at: 0,
      value: 'form',
      context: {},
      status: 'active',
      transitions: [],
      event,
      service: name === undefined ? null : { name, id: '0' },
    })
    const failed = { type: 'xstate.error.actor.0', error: { kind: 'unreachable' } }
    expect(entryLine(loginModel, entry({ type: 'submitted' }), texts)).toBe('submitted')
    expect(entryLine(loginModel, entry(type('ma')), texts)).toBe(
      'field changed {"field":"identifier","value":"ma"}',
    )
    expect(entryLine(loginModel, entry(failed, 'sign in'), texts)).toBe(
      'sign in failed: unreachable',
    )
    expect(stateLine({ waiting: { polling: 'pausing', resending: 'ready' } })).toBe(
      'waiting.polling.pausing, waiting.resending.ready',
    )
  })
})

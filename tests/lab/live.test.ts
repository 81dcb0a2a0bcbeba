import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import { createLab } from '../../lab/app/lab.ts'
import { heardFrom } from '../../lab/live/heard.ts'
import { entryLine, stateLine } from '../../lab/live/lines.ts'
import { createLive } from '../../lab/live/live.ts'
import { liveMarks } from '../../lab/live/live-marks.ts'
import { loginMachine } from '../../machines/login/login-machine.ts'
import { loginModel } from '../../machines/login/login-model.ts'
import type { FromLab, FromPage, LiveEntry } from '../../machines/model/live.ts'
import { createStepClock } from '../../machines/model/step-clock.ts'
import { models } from '../../machines/models.ts'
import { createLivePage } from '../../src/app/live-page.ts'

const type = (value: string) => ({ type: 'field changed', field: 'identifier', value }) as const

/** A site and a lab on one line; either may be there first. */
const openBoth = () => {
  const clock = createStepClock()
  const toLab = new Set<(data: unknown) => void>()
  const toSite = new Set<(question: FromLab) => void>()
  const asked: string[] = []
  const openSite = (page: string) => {
    const post = (message: FromPage) => {
      for (const hear of toLab) hear(structuredClone(message))
    }
    const live = createLivePage({ page, clock, post })
    toSite.add(live.hear)
    const start = () =>
      createActor(loginMachine, { input: { returnTo: null }, inspect: live.inspect }).start()
    return { start, leave: live.leave, crash: () => toSite.delete(live.hear) }
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
      ticks: { read: () => [], write: () => {} },
    })
    const line = {
      ask: (question: FromLab) => {
        asked.push(question.type)
        for (const hear of toSite) hear(question)
      },
      listen: (hear: (data: unknown) => void) => {
        toLab.add(hear)
        return () => toLab.delete(hear)
      },
    }
    const live = createLive(lab, line, clock)
    return { lab, live, value: () => live.actor.getSnapshot().value }
  }
  const say = (data: unknown) => {
    for (const hear of toLab) hear(data)
  }
  return { clock, asked, openSite, openLab, say }
}

describe('the lab that watches the site', () => {
  test('says that no site is running once nobody has answered for a second', () => {
    const { clock, openLab } = openBoth()
    const { value } = openLab()
    clock.advance(999)
    expect(value()).toBe('asking')
    clock.advance(1)
    expect(value()).toBe('alone')
  })

  test('gets the history so far when it comes late, and follows on', () => {
    const { openSite, openLab } = openBoth()
    const actor = openSite('one').start()
    actor.send(type('ma'))
    const { live, value } = openLab()
    expect(value()).toEqual({ watching: 'resting' })
    actor.send(type('maya'))
    expect(live.followed()?.actor.history.map(({ event }) => event.value)).toEqual(['ma', 'maya'])
  })

  test('meets a site that is opened after it', () => {
    const { clock, openSite, openLab } = openBoth()
    const { live } = openLab()
    clock.advance(5_000)
    openSite('one').start()
    expect(live.followed()?.actor.machine).toBe('login')
  })

  test('says that the site has gone, keeps what it did, and meets it again', () => {
    const { openSite, openLab } = openBoth()
    const site = openSite('one')
    site.start().send(type('ma'))
    const { live, value } = openLab()
    site.leave()
    site.crash()
    expect(value()).toBe('gone')
    expect(live.followed()?.actor.history).toHaveLength(1)
    openSite('two').start()
    expect(value()).toEqual({ watching: 'resting' })
    expect(live.actor.getSnapshot().context.pages.map(({ id }) => id)).toEqual(['two'])
  })

  test('notices within three seconds that a page has crashed', () => {
    const { clock, openSite, openLab } = openBoth()
    const site = openSite('one')
    site.start()
    const { value } = openLab()
    clock.advance(2_999)
    expect(value()).toEqual({ watching: 'listening' })
    clock.advance(1)
    expect(value()).toEqual({ watching: 'resting' })
    site.crash()
    clock.advance(2_000)
    clock.advance(1_000)
    expect(value()).toBe('gone')
  })

  test('follows whichever machine moved last, until one is chosen', () => {
    const { clock, openSite, openLab } = openBoth()
    const site = openSite('one')
    const [first, second] = [site.start(), site.start()]
    const { live } = openLab()
    clock.advance(10)
    second.send(type('b'))
    expect(live.followed()?.actor.id).toBe('2')
    clock.advance(10)
    first.send(type('a'))
    expect(live.followed()?.actor.id).toBe('1')
    live.actor.send({ type: 'actor chosen', chosen: { page: 'one', actor: '2' } })
    first.send(type('aa'))
    expect(live.followed()?.actor.id).toBe('2')
  })

  test('takes no message that it does not understand', () => {
    const { openLab, say } = openBoth()
    const { live } = openLab()
    for (const data of [null, 'page is here', { type: 'page is here', page: 'one', actors: [{}] }])
      say(data)
    expect(live.actor.getSnapshot().context.pages).toEqual([])
    expect(heardFrom({ type: 'who is there' })).toBeNull()
  })

  test('opens a history as a path, at its end', () => {
    const { openSite, openLab } = openBoth()
    const actor = openSite('one').start()
    const { lab, live } = openLab()
    actor.send(type('ana@example.test'))
    actor.send({ type: 'field changed', field: 'password', value: 'my own secret' })
    live.openHistory()
    const { trail, view } = lab.actor.getSnapshot().context
    expect(view).toBe('steps')
    expect(trail).toMatchObject({
      machine: 'login',
      input: 'a visitor',
      position: trail.moves.length,
    })
    expect(trail.moves.at(-1)).toBe('field changed (a password is typed)')
    expect(lab.scene().failure).toBeNull()
    expect(live.actor.getSnapshot().context.opened).toMatchObject({ entries: 2, untold: null })
  })
})

describe('what is shown of a machine of the site', () => {
  test('is where it stands, where it has been, and what it took last', () => {
    const { openSite, openLab } = openBoth()
    const actor = openSite('one').start()
    const { live } = openLab()
    actor.send({ type: 'submitted' })
    const told = live.followed()?.actor
    if (!told) throw new Error('Nobody is followed.')
    const marks = liveMarks(loginMachine, told)
    expect([...marks.active]).toEqual(['form', 'form.editing'])
    expect([...marks.last]).toEqual(['form: submitted [lacks a field] → form.editing'])
    const strange = { ...told, history: [], start: { ...told.start, value: 'nowhere' } }
    expect([...liveMarks(loginMachine, strange).active]).toEqual([])
  })

  test('reads as one line', () => {
    const words = {
      ended: (service: string) => `${service} ended`,
      failed: (service: string, kind: string) => `${service} failed: ${kind}`,
      told: (service: string, event: string) => `${service} told: ${event}`,
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
    expect(entryLine(loginModel, entry({ type: 'submitted' }), words)).toBe('submitted')
    expect(entryLine(loginModel, entry(type('ma')), words)).toBe(
      'field changed {"field":"identifier","value":"ma"}',
    )
    expect(entryLine(loginModel, entry(failed, 'sign in'), words)).toBe(
      'sign in failed: unreachable',
    )
    expect(stateLine({ waiting: { polling: 'pausing', resending: 'ready' } })).toBe(
      'waiting.polling.pausing, waiting.resending.ready',
    )
  })
})

import { describe, expect, test } from 'vitest'
import { waitFor } from 'xstate'
import { createLab } from '../../lab/app/lab.ts'
import { replayRecording } from '../../lab/site/replay-recording.ts'
import { rowsOf } from '../../lab/site/rows.ts'
import { createSite, type Replay } from '../../lab/site/site.ts'
import { shownRecording } from '../../lab/site/site-machine.ts'
import { siteCopy } from '../../lab/site-copy.ts'
import type { FromLab, FromPage } from '../../machines/live/live.ts'
import { loginModel } from '../../machines/login/login-model.ts'
import { createLivePage } from '../../src/devtools/live-page.ts'
import { createLogin } from '../support/create-login.ts'
import { recordedReport, signIn, siteLogin, wrongLogin } from './support/recorded-report.ts'

/* What a worker returns is a copy. */
const replayInPlace: Replay = async (recording) =>
  structuredClone(replayRecording([loginModel], recording))

/** A lab of the login, and pages of the site on the same channel; either may open first. */
const openBoth = () => {
  const toLab = new Set<(message: FromPage | FromLab) => void>()
  const toSite = new Set<() => void>()
  const openSite = (page: string, since = 0) => {
    const post = (message: FromPage) => {
      for (const receive of toLab) receive(structuredClone(message))
    }
    const live = createLivePage({ page, clock: { now: () => since }, post })
    toSite.add(live.report)
    return { leave: live.leave, login: createLogin(live.inspect).start() }
  }
  const openLab = (replay = replayInPlace) => {
    const lab = createLab([loginModel], 'light', {
      fragment: () => '',
      writeFragment: () => {},
      tick: () => () => {},
      pathOf: () => null,
      introduced: { read: () => true, set: () => {} },
    })
    const channel = {
      send: () => {
        for (const receive of toLab) receive({ type: 'events requested' })
        for (const report of toSite) report()
      },
      listen: (receive: (message: FromPage | FromLab) => void) => {
        toLab.add(receive)
        return () => toLab.delete(receive)
      },
    }
    const site = createSite(lab, channel, replay)
    const types = () =>
      shownRecording(site.actor.getSnapshot().context)?.events.map(({ type }) => type) ?? []
    const settled = async () => {
      const snapshot = await waitFor(site.actor, (now) => !now.matches('replaying'))
      const { shown } = snapshot.context
      return { ...snapshot, rows: shown ? rowsOf(shown) : [] }
    }
    return { lab, site, types, settled }
  }
  return { openSite, openLab }
}

/** A lab of the login that opens this text. */
const opened = async (text: string) => {
  const { lab, site, settled } = openBoth().openLab()
  site.open(text)
  return { lab, site, settled, ...(await settled()) }
}

describe('the lab with a field report', () => {
  test('shows the path of the machine at fault at the divergence, with what its model expects', async () => {
    const { lab, rows } = await opened(
      await recordedReport(wrongLogin, { returnTo: null }, [{ type: 'submitted' }]),
    )
    const { recording, view } = lab.actor.getSnapshot().context
    expect(view).toBe('site')
    expect(recording).toMatchObject({ machine: 'login', moves: ['submitted'], position: 1 })
    expect(lab.playerState().run.snapshot().value).toEqual({ form: 'editing' })
    // The last event is the answer of the service that the wrong state has called.
    expect(rows.map(({ verdict }) => verdict)).toEqual(['agrees', 'diverges', 'not compared'])
    expect(rows[1]).toMatchObject({
      event: { type: 'submitted', value: 'resolving username' },
      moves: ['submitted'],
      position: 1,
      instead: ['{"form":"editing"}'],
    })
  })

  test('names the first event that no move of the model explains', async () => {
    const report = await recordedReport(siteLogin, { returnTo: null }, signIn.slice(0, 5))
    const { rows } = await opened(report.replace('"submitted"', '"button pressed"'))
    expect(rows.find(({ verdict }) => verdict !== 'agrees')).toMatchObject({
      verdict: 'unexplained',
      event: { type: 'button pressed' },
      moves: [],
    })
  })

  test('opens each recorded event at the moves that lead to its recorded state', async () => {
    const { lab, rows, context } = await opened(
      await recordedReport(siteLogin, { returnTo: null }, signIn),
    )
    expect(context.replayed?.divergence).toBeNull()
    for (const { event, verdict, position } of rows) {
      expect(verdict).toBe('agrees')
      if (event.to.name !== 'login') continue
      lab.send({ type: 'step chosen', position: position ?? -1 })
      expect(lab.playerState().run.snapshot().value).toEqual(event.value)
    }
  })

  test.each(['', '{"machine":"login","input":"a member","moves":[]}', '{"version":1}\n{}'])(
    'rejects a text without a report: %j',
    async (text) => {
      const { value, context } = await opened(text)
      expect(value).toBe('idle')
      expect(context.problem).toBe(siteCopy.noReport)
    },
  )

  test('says why a file cannot be read', async () => {
    const { site } = await opened('')
    await site.openFile({ text: () => Promise.reject(new Error('The file was removed.')) })
    expect(site.actor.getSnapshot().context.problem).toBe('The file was removed.')
  })

  test('opens another of several reports', async () => {
    const right = await recordedReport(siteLogin, { returnTo: null }, signIn)
    const wrong = await recordedReport(wrongLogin, { returnTo: null }, [{ type: 'submitted' }])
    const { site, context, settled } = await opened(`${right}\n${wrong}\n`)
    expect(context.reports).toHaveLength(2)
    site.actor.send({ type: 'source chosen', source: 1 })
    site.actor.send({ type: 'replay requested' })
    expect((await settled()).context.replayed?.divergence?.actor.name).toBe('login')
  })
})

describe('the lab with the running site', () => {
  test('receives the events until now and all later ones, and none of another lab', async () => {
    const { openSite, openLab } = openBoth()
    const { login } = openSite('one')
    login.send({ type: 'submitted' })
    const { types } = openLab()
    openLab()
    const before = types()
    expect(before).toContain('submitted')
    login.send({ type: 'password visibility toggled' })
    await Promise.resolve()
    expect(types()).toEqual([...before, 'other'])
  })

  test('finds a site that opens later, and keeps the recording of a closed page until another opens', async () => {
    const { openSite, openLab } = openBoth()
    const { site, types } = openLab()
    expect(types()).toEqual([])
    const { leave } = openSite('one')
    await Promise.resolve()
    leave()
    const pages = () => site.actor.getSnapshot().context.pages.map(({ id, isOpen }) => [id, isOpen])
    expect(pages()).toEqual([['one', false]])
    expect(types()).toContain('xstate.init')
    openSite('two', 1)
    await Promise.resolve()
    expect(pages()).toEqual([['two', true]])
  })

  test('replays a page when the tester asks for it, and saves no typed text', async () => {
    const { openSite, openLab } = openBoth()
    const { login } = openSite('one')
    const { lab, site, settled } = openLab()
    login.send({ type: 'field changed', field: 'identifier', value: 'ana@example.test' })
    login.send({ type: 'field changed', field: 'password', value: 'my own secret' })
    await Promise.resolve()
    expect(lab.actor.getSnapshot().context.recording.moves).toEqual([])
    site.actor.send({ type: 'replay requested' })
    const { rows } = await settled()
    expect(rows.every(({ verdict }) => verdict === 'agrees')).toBe(true)
    expect(lab.actor.getSnapshot().context.recording).toMatchObject({
      machine: 'login',
      moves: ['field changed (an email is typed)', 'field changed (a password is typed)'],
      position: 2,
    })
  })

  test('ends a replay that is left', async () => {
    const signals: AbortSignal[] = []
    const { openSite, openLab } = openBoth()
    openSite('one')
    const { site } = openLab((_request, signal) => {
      signals.push(signal)
      return new Promise(() => {})
    })
    site.actor.send({ type: 'replay requested' })
    expect(signals.map(({ aborted }) => aborted)).toEqual([false])
    site.actor.send({ type: 'source chosen', source: 'one' })
    expect(signals.map(({ aborted }) => aborted)).toEqual([true])
  })
})

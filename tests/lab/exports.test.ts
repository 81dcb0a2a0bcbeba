import { replay } from 'statewalk'
import { makePath } from 'statewalk/internal'
import { describe, expect, test } from 'vitest'
import { createLab, type LabWorld } from '../../lab/app/lab.ts'
import { fragmentOf } from '../../lab/app/location.ts'
import { mermaidOf } from '../../lab/chart/chart-of.ts'
import { readPathFile } from '../../lab/paths/path-file.ts'
import { recordedPath } from '../../lab/report/recorded-path.ts'
import { reportOf } from '../../lab/report/report.ts'
import { createFeed } from '../../lab/screen/create-feed.ts'
import { loginModel } from '../../machines/login/login-model.ts'
import { signUpModel } from '../../machines/sign-up/sign-up-model.ts'
import { replayFile } from '../support/paths/replay-file.ts'

const open = (fragment: string) => {
  const written: string[] = []
  const unrecorded: string[] = []
  const ticks: ((ms: number) => void)[] = []
  const world: LabWorld = {
    fragment: () => fragment,
    writeFragment: (to) => written.push(to),
    tick: (passed) => {
      ticks.push(passed)
      return () => ticks.pop()
    },
    pathOf: () => null,
    introduced: { read: () => true, set: () => {} },
  }
  const lab = createLab([signUpModel, loginModel], 'light', world)
  const feed = createFeed(lab, {
    unrecorded: (event) => unrecorded.push(event),
    loaded: () => {},
  })
  return { lab, feed, written, unrecorded, ticks, context: () => lab.actor.getSnapshot().context }
}

const secrets = ['hunter2-mine', 'hunter3-mine']

describe('an export of the lab', () => {
  test('contains no typed password in any format', () => {
    const { lab, feed, written, context } = open('#/signUp/step/0')
    for (const [index, field] of (['password', 'confirmPassword'] as const).entries())
      feed.send({ type: 'field changed', field, value: secrets[index] })
    feed.send({ type: 'field changed', field: 'firstName', value: 'Ana' })
    const { recording } = context()
    expect(recording.moves).toHaveLength(3)
    const path = recordedPath(recording, 'the name is gone', { active: ['form'] })
    const { frames } = lab.playerState()
    const exports = [
      JSON.stringify(path),
      reportOf(path, { url: fragmentOf(context()), frames, expectations: [] }),
      mermaidOf(lab.chartOf('signUp')),
      JSON.stringify(context()),
      ...written,
    ]
    for (const text of exports) for (const secret of secrets) expect(text).not.toContain(secret)
    expect(exports[0]).toContain('Ana')
  })

  test('is a path that can be replayed, with the expected state', () => {
    const { lab, feed, context } = open('#/login/step/0')
    feed.send({ type: 'field changed', field: 'identifier', value: 'ana@members.example' })
    lab.send({ type: 'moves made', moves: ['submitted'] })
    const path = recordedPath(context().recording, 'the password is not asked for', {
      active: ['signing in'],
    })
    expect(path).toEqual({
      machine: 'login',
      title: 'the password is not asked for',
      input: context().recording.input,
      moves: ['field changed {"field":"identifier","value":"ana@members.example"}', 'submitted'],
      expectations: [{ step: 2, active: ['signing in'] }],
    })
    expect(replay(loginModel, path).snapshot().context.identifier).toBe('ana@members.example')
    expect(replayFile([loginModel], readPathFile(JSON.stringify(path))).difference).toContain(
      "At step 2, 'signing in' should be active",
    )
    const report = reportOf(path, {
      url: 'http://localhost/lab/#/login/step/2',
      frames: lab.playerState().frames,
      expectations: ['form.editing: heading “Welcome back”'],
    })
    expect(report).toContain('# login: the password is not asked for')
    expect(report).toContain('2. 0:00.0 `submitted`')
    expect(report).toContain('What should hold there: signing in is active')
    expect(report).toContain('- form.editing: heading “Welcome back”')
    const { id } = makePath(path.input, path.moves)
    expect(report).toContain(`run \`npm run replay tests/regressions/login-${id}.json\``)
  })

  test('ends at the current position of the recording', () => {
    const { lab, context } = open('#/login/step/0')
    lab.send({ type: 'moves made', moves: ['submitted', 'submitted'] })
    lab.send({ type: 'step chosen', position: 1 })
    expect(recordedPath(context().recording, 'a title', null)).toEqual({
      machine: 'login',
      input: context().recording.input,
      title: 'a title',
      moves: ['submitted'],
      expectations: [],
    })
  })
})

describe('the screen next to the chart', () => {
  test('moves the machine and ignores what is impossible', () => {
    const { feed, context, unrecorded } = open('#/login/step/0')
    const seen: unknown[] = []
    feed.subscribe(() => seen.push(feed.get().snapshot.context.identifier))
    feed.send({ type: 'field changed', field: 'identifier', value: 'a' })
    feed.send({ type: 'no machine handles this' })
    expect(seen).toEqual(['a'])
    expect(context().recording.moves).toHaveLength(1)
    expect(unrecorded).toEqual([])
  })
})

describe('the clock of the lab', () => {
  test('runs in real time only while it is switched on', () => {
    const { lab, ticks, context } = open('#/login/step/0')
    expect(ticks).toEqual([])
    lab.send({ type: 'played' })
    ticks[0]?.(100)
    ticks[0]?.(150)
    expect(context().recording.moves).toEqual(['⏲ 250 ms'])
    lab.send({ type: 'paused' })
    expect(ticks).toEqual([])
  })
})

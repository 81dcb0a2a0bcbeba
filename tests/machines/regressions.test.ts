import { afterAll, describe, expect, test } from 'vitest'
import { type PathFile, readPathFile } from '../../lab/paths/path-file.ts'
import { models } from '../../machines/models.ts'
import { regressions, titleOf } from '../support/paths/regressions.ts'
import { replayFile } from '../support/paths/replay-file.ts'
import { recordWalked } from '../support/paths/walked.ts'

describe('on the machine', () => {
  const files = regressions()
  const walked: PathFile[] = []
  afterAll(() => {
    for (const machine of new Set(files.map((file) => file.machine)))
      recordWalked(
        'recorded',
        machine,
        walked.filter((file) => file.machine === machine),
      )
  })

  for (const file of files)
    test(titleOf(file), () => {
      expect(replayFile(models, file).difference).toBeNull()
      walked.push(file)
    })
})

describe('a recorded path', () => {
  const path = {
    machine: 'forgotPassword',
    title: 'requires an email',
    input: 'nothing typed yet',
    moves: ['submitted'],
    expectations: [{ step: 1, emitted: ['notice'] }],
  }

  test('is walked to its end if the machine behaves as expected', () => {
    expect(replayFile(models, readPathFile(JSON.stringify(path)))).toEqual({
      steps: 1,
      difference: null,
    })
  })

  test('reports the first difference and its URL in the lab', () => {
    const other = { ...path, expectations: [{ step: 1, states: ['sending'] }] }
    const { difference } = replayFile(models, readPathFile(JSON.stringify(other)))
    expect(difference?.split('\n')[0]).toBe(
      'At step 1, states should be ["sending"] and is ["form","form.editing"].',
    )
    expect(difference).toContain('→  1  submitted')
    expect(difference).toContain('http://localhost:5173/lab/#/forgotPassword/step/1?input=')
  })

  test('reports an impossible move', () => {
    const stuck = { ...path, moves: ['send reset email: is sent'] }
    expect(replayFile(models, readPathFile(JSON.stringify(stuck))).difference).toContain(
      "Step 1 of 1, 'send reset email: is sent', is not possible",
    )
  })

  test('must name an existing machine', () => {
    const unknown = readPathFile(JSON.stringify({ ...path, machine: 'login page' }))
    expect(() => replayFile(models, unknown)).toThrow(
      /^There is no machine 'login page'; there are: /,
    )
  })

  test.each([
    ['invalid JSON', '{', 'It should be JSON.'],
    ['no moves', JSON.stringify({ ...path, moves: undefined }), "'moves' is missing."],
    [
      'moves of another shape',
      JSON.stringify({ ...path, moves: 'submitted' }),
      `'moves' should be Array, not "submitted".`,
    ],
    ['an unknown key', JSON.stringify({ ...path, move: [] }), "'move' is nothing that a path has."],
  ])('is rejected with %s', (_, text, sentence) => {
    expect(() => readPathFile(text)).toThrow(`This is no recorded path.\n${sentence}`)
  })
})

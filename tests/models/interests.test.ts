import { describe, expect, test } from 'vitest'
import { interestsModel } from '../../machines/interests/interests-model.ts'
import { replay } from '../../machines/model/replay.ts'

/* The filter of the tour leaves both of its chips in view; this one hides them. */
const model = {
  ...interestsModel,
  events: {
    ...interestsModel.events,
    'filter changed': { 'a word is typed': { type: 'filter changed', filter: 'music' } as const },
  },
}

const inTheEnd = (...moves: string[]) =>
  replay(model, { input: 'a member with interests', moves }).snapshot()

const chosen = (input: keyof typeof interestsModel.inputs, ...moves: string[]) =>
  replay(interestsModel, { input, moves }).snapshot().context.selected

describe('toggling an interest', () => {
  test('takes it into the selection and out of it again (spec 4.33, 4.34)', () => {
    const hiking = 'interest toggled (Hiking)'
    const karaoke = 'interest toggled (Karaoke)'
    expect(chosen('a new member', hiking)).toEqual(['Hiking'])
    expect(chosen('a new member', hiking, karaoke)).toEqual(['Hiking', 'Karaoke'])
    expect(chosen('a new member', hiking, karaoke, hiking)).toEqual(['Karaoke'])
  })

  test('takes out what was chosen before (spec 4.34)', () => {
    expect(chosen('a member with interests')).toEqual(['Hiking'])
    expect(chosen('a member with interests', 'interest toggled (Hiking)')).toEqual([])
  })
})

describe('filtering the interests', () => {
  test('leaves what is chosen as it was', () => {
    const filtered = inTheEnd('interest toggled (Karaoke)', 'filter changed (a word is typed)')
    expect(filtered.context.filter).toBe('music')
    expect(filtered.context.selected).toEqual(['Hiking', 'Karaoke'])
  })

  test('sends what the filter hides too', () => {
    const run = replay(model, {
      input: 'a member with interests',
      moves: ['filter changed (a word is typed)', 'save requested'],
    })
    expect(run.snapshot().matches('saving')).toBe(true)
    expect(run.snapshot().context.selected).toEqual(['Hiking'])
  })

  test('goes on while the choice is being saved, and survives a failure', () => {
    const failed = inTheEnd(
      'save requested',
      'filter changed (a word is typed)',
      'save interests: are refused',
    )
    expect(failed.matches('choosing')).toBe(true)
    expect(failed.context.filter).toBe('music')
  })
})

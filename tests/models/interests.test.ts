import { describe, expect, test } from 'vitest'
import { interestsModel } from '../../machines/interests/interests-model.ts'
import { replay } from '../../machines/model/replay.ts'
import { settledMember } from '../../machines/model/samples.ts'
import { told } from '../support/paths/told.ts'

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

describe('choosing interests', () => {
  const at = (input: keyof typeof interestsModel.inputs, ...moves: string[]) =>
    told(interestsModel, input, ...moves)
  const first = (...moves: string[]) => at('a new member', ...moves)
  const later = (...moves: string[]) => at('a member with interests', ...moves)
  const karaoke = 'interest toggled (Karaoke)'
  const hiking = 'interest toggled (Hiking)'

  test('begins with what is stored, and with what a draft has changed', () => {
    expect(later()).toMatchObject({ at: 'choosing', tags: [], asks: {}, says: [] })
    expect(later().context).toEqual({
      mode: 'updating',
      stored: ['Hiking'],
      selected: ['Hiking'],
      filter: '',
      noneChosen: false,
      failure: null,
      member: null,
    })
    expect(at('a member whose draft was kept').context.selected).toEqual(['Yoga', 'Karaoke'])
  })

  test('needs one, and says so until one is chosen', () => {
    const none = first('save requested')
    expect(none).toMatchObject({ at: 'choosing', asks: {}, context: { noneChosen: true } })
    expect(none.says).toEqual([{ type: 'notice', notice: 'interest needed' }])
    expect(first('save requested', karaoke).context.noneChosen).toBe(false)
  })

  test('sends what is chosen, busy meanwhile', () => {
    expect(first(karaoke, hiking, 'save requested')).toMatchObject({
      at: 'saving',
      tags: ['busy'],
      asks: { 'save interests': { interests: ['Karaoke', 'Hiking'] } },
    })
  })

  test.each([
    ['the first time', first, 'interests saved'],
    ['later', later, 'interests updated'],
  ] as const)('that are saved %s tell who the member is now', (_, walk, type) => {
    const saved = walk(karaoke, 'save requested', 'save interests: are saved')
    expect(saved).toMatchObject({ at: 'saved', context: { member: settledMember } })
    expect(saved.says).toEqual([{ type, member: settledMember }])
  })

  test.each([
    ['the first time', first, 'preferences not saved'],
    ['later', later, 'preferences not updated'],
  ] as const)('that are refused %s say why, until the next try', (_, walk, notice) => {
    const failure = { kind: 'server error' }
    const refused = [karaoke, 'save requested', 'save interests: are refused']
    expect(walk(...refused)).toMatchObject({
      at: 'choosing',
      tags: [],
      context: { failure },
      says: [{ notice, failure }],
    })
    expect(walk(...refused, 'save requested').context.failure).toBeNull()
    expect(walk(...refused, hiking).context.failure).toBeNull()
  })

  test('is left without a question where nothing is changed, and later only', () => {
    expect(later('cancel requested').at).toBe('left')
    expect(later('cancel requested').says).toEqual([{ type: 'cancelled' }])
    expect(() => first('cancel requested')).toThrow("'cancel requested', is not possible")
  })

  test('asks before a changed choice is given up', () => {
    const asked = later(karaoke, 'cancel requested')
    expect(asked).toMatchObject({ at: 'asking whether to cancel', tags: ['asking'], says: [] })
    expect(later(karaoke, 'cancel requested', 'changes kept').at).toBe('choosing')
    const left = later(karaoke, 'cancel requested', 'changes given up')
    expect(left.at).toBe('left')
    expect(left.says).toEqual([{ type: 'cancelled' }])
  })

  test('asks before a link leads away', () => {
    expect(later('leave requested')).toMatchObject({
      at: 'asking whether to leave',
      tags: ['asking'],
      says: [],
    })
    expect(later('leave requested', 'changes kept').at).toBe('choosing')
    const left = later('leave requested', 'changes given up')
    expect(left.at).toBe('left')
    expect(left.says).toEqual([{ type: 'changes given up' }])
  })
})

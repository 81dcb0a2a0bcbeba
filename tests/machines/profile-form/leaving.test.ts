import { describe, expect, test } from 'vitest'
import {
  type Blocks,
  noBlocks,
} from '../../../machines/navigation-blocker/navigation-blocker-events.ts'
import { profileFormModel } from '../../../machines/profile-form/profile-form-model.ts'
import { walkMachine } from '../../support/paths/walk-machine.ts'

const completing = (...moves: string[]) => walkMachine(profileFormModel, 'a new member', ...moves)
const editing = (...moves: string[]) =>
  walkMachine(profileFormModel, 'a member who edits', ...moves)

const typed = 'field changed (the full name is typed)'
const moved = 'location: finds another place'

/** The report of the page to its host. */
const blocking = (blocks: Partial<Blocks>) => ({
  type: 'blocking changed',
  page: 'profileForm',
  blocks: { ...noBlocks, ...blocks },
})

/** What a form blocks whose changes no draft stores. */
const lost = { navigation: true, reload: true }

describe('leaving the form', () => {
  const cancelled = [{ type: 'go back', fallback: '/profile' }]

  test('by Cancel is not offered during onboarding', () => {
    for (const moves of [[], ['picture: is chosen']])
      expect(() => completing(...moves, 'cancelled')).toThrow("'cancelled', is not possible")
  })

  test('needs no confirmation if nothing was changed', () => {
    const left = editing('cancelled')
    expect(left.at).toBe('closed')
    expect(left.emitted).toEqual(cancelled)
    expect(() => editing('leave requested')).toThrow("'leave requested', is not possible")
  })

  test.each([
    ['something was typed', typed],
    ['another picture was chosen', 'picture: is chosen'],
    ['the picture was removed', 'picture: is removed'],
    ['a picture is being prepared', 'picture: is pending'],
    ['the place was changed', moved],
  ])('asks for confirmation if %s', (_, change) => {
    expect(editing(change).at).toEqual({ editing: 'changed' })
    expect(editing(change, 'cancelled')).toMatchObject({
      at: 'confirming cancel',
      tags: ['confirming'],
      emitted: [{ blocks: { navigation: true, dialog: true } }],
    })
    for (const answer of ['changes kept', 'back pressed'])
      expect(editing(change, 'cancelled', answer).at).toEqual({ editing: 'changed' })
    expect(editing(change, 'cancelled', 'changes discarded').at).toBe('closed')
    expect(editing(change, 'cancelled', 'changes discarded').emitted).toEqual(cancelled)
  })

  test('needs no confirmation once the changes are undone', () => {
    const undone = editing('picture: is pending', 'picture: is unchanged')
    expect(undone).toMatchObject({ at: { editing: 'unchanged' }, tags: [] })
  })

  test('by a link asks for confirmation before it navigates', () => {
    expect(editing(typed, 'leave requested')).toMatchObject({
      at: 'confirming leave',
      tags: ['confirming'],
      emitted: [blocking({ navigation: true, dialog: true })],
    })
    for (const answer of ['changes kept', 'back pressed'])
      expect(editing(typed, 'leave requested', answer)).toMatchObject({
        at: { editing: 'changed' },
        emitted: [{ type: 'changes kept' }, blocking({ navigation: true })],
      })
    const left = editing(typed, 'leave requested', 'changes discarded')
    expect(left.at).toBe('closed')
    expect(left.emitted).toEqual([{ type: 'changes discarded' }])
  })

  // Focus that comes from the bars of the browser reaches the links behind the dialog.
  test.each([
    ['Keep editing', 'changes kept', { editing: 'changed' }],
    ['Leave', 'changes discarded', 'closed'],
  ])('by a link while Cancel asks answers the link: %s', (_, answer, at) => {
    expect(editing(typed, 'cancelled', 'leave requested').at).toBe('confirming leave')
    const answered = editing(typed, 'cancelled', 'leave requested', answer)
    expect(answered.at).toEqual(at)
    expect(answered.sentTo.navigationBlocker).toEqual([{ type: answer }])
  })

  test('compares again if the picture changed while the question was open', () => {
    const kept = editing('picture: is chosen', 'cancelled', 'picture: is unchanged', 'changes kept')
    expect(kept.at).toEqual({ editing: 'unchanged' })
  })
})

describe('a form', () => {
  test.each([
    ['a text is typed', [typed], { navigation: true }],
    ['the draft cannot be stored', [typed, 'storage: cannot store the draft'], lost],
    ['another picture was chosen', ['picture: is chosen'], lost],
    ['the picture was removed', ['picture: is removed'], { navigation: true }],
    ['a picture is cropped', ['picture: is cropped'], { ...lost, dialog: true }],
    ['the changes are undone', ['picture: is cropped', 'picture: is unchanged'], {}],
    ['a text is being saved', [typed, 'submitted', 'location: is settled'], { saving: true }],
    [
      'a picture is being saved',
      ['picture: is chosen', 'submitted', 'location: is settled'],
      { reload: true, saving: true },
    ],
  ])('blocks what would lose changes or close the page when %s', (_, moves, blocks) => {
    expect(editing(...moves).emitted.at(-1)).toEqual(blocking(blocks))
  })

  test('blocks nothing after a draft is discarded while a picture is cropped', () => {
    const moves = ['picture: is cropped', 'draft discarded']
    expect(walkMachine(profileFormModel, 'a member with a draft', ...moves).emitted.at(-1)).toEqual(
      blocking({}),
    )
  })

  test('cancels the crop when Back is pressed', () => {
    expect(editing('picture: is cropped', 'back pressed').sentTo.picture).toEqual([
      { type: 'crop cancelled' },
    ])
  })
})

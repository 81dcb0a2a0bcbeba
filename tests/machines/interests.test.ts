import { replay } from 'statewalk'
import { describe, expect, test } from 'vitest'
import { interestsMachine } from '../../machines/interests/interests-machine.ts'
import { interestsModel } from '../../machines/interests/interests-model.ts'
import {
  type Blocks,
  noBlocks,
} from '../../machines/navigation-blocker/navigation-blocker-events.ts'
import { stepCompleted } from '../../machines/onboarding/onboarding-steps.ts'
import { settledMember } from '../../machines/samples.ts'
import { none, walkMachine } from '../support/paths/walk-machine.ts'

/** The report of the page to its host. */
const blocking = (blocks: Partial<Blocks>) => ({
  type: 'blocking changed',
  page: 'interests',
  blocks: { ...noBlocks, ...blocks },
})

const goBack = { type: 'go back', fallback: '/profile' }

/* The filter of the transition tour hides neither of its chips; this one hides both. */
const model = {
  ...interestsModel,
  events: {
    ...interestsModel.events,
    'filter changed': { 'a filter is typed': { type: 'filter changed', filter: 'music' } as const },
  },
}

const endState = (...moves: string[]) =>
  replay(model, { input: 'a member with interests', moves }).snapshot()

const selectedAfter = (input: keyof typeof interestsModel.inputs, ...moves: string[]) =>
  replay(interestsModel, { input, moves }).snapshot().context.selected

describe('toggling an interest', () => {
  test('adds it to the selection and removes it again (spec 4.33, 4.34)', () => {
    const hiking = 'interest toggled (Hiking)'
    const karaoke = 'interest toggled (Karaoke)'
    expect(selectedAfter('a new member', hiking)).toEqual(['Hiking'])
    expect(selectedAfter('a new member', hiking, karaoke)).toEqual(['Hiking', 'Karaoke'])
    expect(selectedAfter('a new member', hiking, karaoke, hiking)).toEqual(['Karaoke'])
  })

  test('removes an interest that was stored before (spec 4.34)', () => {
    expect(selectedAfter('a member with interests')).toEqual(['Hiking'])
    expect(selectedAfter('a member with interests', 'interest toggled (Hiking)')).toEqual([])
  })
})

describe('filtering the interests', () => {
  test('does not change the selection', () => {
    const filtered = endState('interest toggled (Karaoke)', 'filter changed (a filter is typed)')
    expect(filtered.context.filter).toBe('music')
    expect(filtered.context.selected).toEqual(['Hiking', 'Karaoke'])
  })

  test('does not exclude hidden interests from saving', () => {
    const run = replay(model, {
      input: 'a member with interests',
      moves: ['filter changed (a filter is typed)', 'save requested'],
    })
    expect(run.snapshot().matches('saving')).toBe(true)
    expect(run.snapshot().context.selected).toEqual(['Hiking'])
  })

  test('works while the selection is being saved, and is kept after a failure', () => {
    const failed = endState(
      'save requested',
      'filter changed (a filter is typed)',
      'save interests: are refused',
    )
    expect(failed.matches('choosing')).toBe(true)
    expect(failed.context.filter).toBe('music')
  })
})

describe('the interests form', () => {
  const at = (input: keyof typeof interestsModel.inputs, ...moves: string[]) =>
    walkMachine(interestsModel, input, ...moves)
  const first = (...moves: string[]) => at('a new member', ...moves)
  const later = (...moves: string[]) => at('a member with interests', ...moves)
  const karaoke = 'interest toggled (Karaoke)'
  const hiking = 'interest toggled (Hiking)'

  test('starts with the stored interests and the changes of a draft', () => {
    expect(later()).toMatchObject({
      at: { choosing: 'unchanged' },
      tags: [],
      services: none,
      emitted: [blocking({})],
    })
    expect(later().context).toEqual({
      mode: 'updating',
      stored: ['Hiking'],
      version: 'v-1',
      selected: ['Hiking'],
      filter: '',
      isRestored: false,
      isResent: false,
      isLeft: false,
      noneChosen: false,
      failure: null,
    })
    expect(at('a member with a draft')).toMatchObject({
      at: { choosing: 'changed' },
      context: { selected: ['Yoga', 'Karaoke'] },
      emitted: [blocking({ navigation: true })],
    })
  })

  test('discards a restored draft, and offers that only while there is one', () => {
    const restored = (...moves: string[]) => at('a member with a draft', ...moves).context
    expect(restored().isRestored).toBe(true)
    expect(restored('draft discarded')).toMatchObject({
      selected: ['Hiking', 'Yoga'],
      isRestored: false,
    })
    expect(restored(hiking, karaoke)).toMatchObject({ isRestored: false })
    expect(restored(hiking, karaoke, karaoke)).toMatchObject({ isRestored: false })
  })

  test('requires one interest, and shows the problem until one is chosen', () => {
    const unchosen = first('save requested')
    expect(unchosen).toMatchObject({
      at: { choosing: 'unchanged' },
      services: none,
      context: { noneChosen: true },
    })
    expect(unchosen.emitted).toEqual([{ type: 'notice', notice: 'interest needed' }])
    expect(first('save requested', karaoke).context.noneChosen).toBe(false)
  })

  test('saves the selection, busy meanwhile', () => {
    expect(first(karaoke, hiking, 'save requested')).toMatchObject({
      at: 'saving',
      tags: ['busy'],
      services: { 'save interests': { interests: ['Karaoke', 'Hiking'] } },
    })
  })

  test.each([
    ['the first time', first, 'onboarding', stepCompleted('/preferences', settledMember)],
    ['later', later, 'app', { type: 'navigate', to: '/profile', withReturnPath: false }],
  ] as const)('sends the saved member to the session, and goes on %s', (_, walk, to, message) => {
    const saved = walk(karaoke, 'save requested', 'save interests: are saved')
    expect(saved).toMatchObject({ at: 'saved' })
    expect(saved.emitted).toEqual([{ type: 'member changed', member: settledMember }, message])
    expect(saved.sentTo).toMatchObject({
      session: [{ type: 'member changed' }],
      [to]: [message],
    })
  })

  test.each([
    ['the first time', first, 'preferences not saved'],
    ['later', later, 'preferences not updated'],
  ] as const)('shows why interests are rejected %s, until the next attempt', (_, walk, notice) => {
    const failure = { kind: 'server error' }
    const refused = [karaoke, 'save requested', 'save interests: are refused']
    expect(walk(...refused)).toMatchObject({
      at: { choosing: 'changed' },
      tags: [],
      context: { failure },
      emitted: [{ notice, failure }, { type: 'changes kept' }, blocking({ navigation: true })],
    })
    expect(walk(...refused, 'save requested').context.failure).toBeNull()
    expect(walk(...refused, hiking).context.failure).toBeNull()
  })

  test('closes without confirmation if nothing was changed; onboarding offers no cancel', () => {
    expect(later('cancel requested').at).toBe('closed')
    expect(later('cancel requested').emitted).toEqual([goBack])
    expect(() => first('cancel requested')).toThrow("'cancel requested', is not possible")
  })

  test('asks for confirmation before it discards a changed selection', () => {
    const asked = later(karaoke, 'cancel requested')
    expect(asked).toMatchObject({
      at: 'confirming cancel',
      tags: ['confirming'],
      emitted: [blocking({ navigation: true, dialog: true })],
    })
    for (const answer of ['changes kept', 'back pressed'])
      expect(later(karaoke, 'cancel requested', answer)).toMatchObject({
        at: { choosing: 'changed' },
        emitted: [blocking({ navigation: true })],
      })
    const left = later(karaoke, 'cancel requested', 'changes discarded')
    expect(left).toMatchObject({ at: 'closed', emitted: [goBack] })
  })

  test('asks for confirmation before a navigation, and sends the answer to the app', () => {
    const asked = [karaoke, 'leave requested']
    expect(later(...asked)).toMatchObject({
      at: 'confirming leave',
      tags: ['confirming'],
      emitted: [blocking({ navigation: true, dialog: true })],
    })
    for (const answer of ['changes kept', 'back pressed'])
      expect(later(...asked, answer)).toMatchObject({
        at: { choosing: 'changed' },
        emitted: [{ type: 'changes kept' }, blocking({ navigation: true })],
      })
    const left = later(...asked, 'changes discarded')
    expect(left).toMatchObject({ at: 'closed', emitted: [{ type: 'changes discarded' }] })
  })

  test('answers a navigation that is requested while Cancel asks', () => {
    const asked = [karaoke, 'cancel requested', 'leave requested']
    expect(later(...asked).at).toBe('confirming leave')
    expect(later(...asked, 'changes discarded').sentTo.navigationBlocker).toEqual([
      { type: 'changes discarded' },
    ])
  })

  test('reports that it is saving', () => {
    expect(later(karaoke, 'save requested').sentTo.parent).toEqual([blocking({ saving: true })])
  })

  test('stores every change as a draft, and removes the draft when nothing is left to save', () => {
    const stored: unknown[] = []
    const machine = interestsMachine.provide({
      actions: { 'store draft': (_, { draft }) => stored.push(draft) },
    })
    const recording = { ...interestsModel, machine, runs: ['store draft'] }
    const draft = ['Hiking', 'Karaoke']
    const storedBy = (...moves: string[]) => {
      stored.length = 0
      walkMachine(recording, 'a member with interests', ...moves)
      return [...stored]
    }
    expect(storedBy(karaoke, karaoke)).toEqual([null, draft, null])
    expect(storedBy(karaoke, 'save requested', 'save interests: are saved')).toEqual([
      null,
      draft,
      null,
    ])
    expect(storedBy(karaoke, 'leave requested', 'changes discarded')).toEqual([null, draft, null])
    expect(storedBy(karaoke, 'leave requested', 'changes kept')).toEqual([null, draft, draft])
  })
})

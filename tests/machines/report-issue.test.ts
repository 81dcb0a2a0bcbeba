import { describe, expect, test } from 'vitest'
import { reportIssueMachine } from '../../machines/report-issue/report-issue-machine.ts'
import { reportIssueModel } from '../../machines/report-issue/report-issue-model.ts'
import { none, walkMachine } from '../support/paths/walk-machine.ts'

const sentence = 'The map stays grey.'
const written = ['opened', 'description changed (a sentence)']
const model = {
  ...reportIssueModel,
  events: {
    'description changed': {
      ...reportIssueModel.events?.['description changed'],
      'a sentence with blanks': {
        type: 'description changed' as const,
        value: ` ${sentence} `,
      },
      nothing: { type: 'description changed' as const, value: '' },
    },
  },
}
const at = (...moves: string[]) => walkMachine(model, 'a member', ...moves)

const draftsAlong = (...moves: string[]) => {
  const stored: unknown[] = []
  const machine = reportIssueMachine.provide({
    actions: { 'store draft': (_, { draft }) => stored.push(draft) },
  })
  walkMachine({ ...model, machine, runs: ['store draft'] }, 'a member', ...moves)
  return stored
}

describe('a report', () => {
  test('is closed until it is opened, and keeps its text when it is cancelled', () => {
    expect(at()).toMatchObject({ at: 'closed', tags: [], context: { description: '' } })
    expect(at('opened')).toMatchObject({
      at: 'writing',
      tags: ['open'],
      sentTo: { parent: [{ type: 'dialog opened' }] },
    })
    expect(at(...written, 'cancelled')).toMatchObject({
      at: 'closed',
      context: { description: sentence },
      sentTo: { parent: [{ type: 'dialog closed' }] },
    })
  })

  test('starts with its draft', () => {
    const kept = walkMachine(reportIssueModel, 'a member with a draft')
    expect(kept.context).toEqual({
      description: sentence,
      unreadable: false,
      problem: null,
      failure: null,
    })
  })

  test.each([
    ['nothing', []],
    ['blanks', ['description changed (whitespace only)']],
  ])('of %s is not sent and shows that a text is required', (_, moves) => {
    const asked = at('opened', ...moves, 'submitted')
    expect(asked).toMatchObject({ at: 'writing', services: none, context: { problem: 'missing' } })
    expect(asked.emitted).toMatchObject([{ notice: 'issue text needed' }])
    const corrected = at('opened', ...moves, 'submitted', 'description changed (a sentence)')
    expect(corrected.context).toMatchObject({ description: sentence, problem: null })
  })

  test('is sent as written, open and busy meanwhile', () => {
    expect(at(...written, 'submitted')).toMatchObject({
      at: 'sending',
      tags: ['open', 'busy'],
      services: { 'send report': { bugDescription: sentence } },
    })
  })

  test('is sent without outer blanks', () => {
    const asked = at('opened', 'description changed (a sentence with blanks)', 'submitted').services
    expect(asked).toEqual({ 'send report': { bugDescription: sentence } })
  })

  test('is closed and cleared after it was sent', () => {
    const sent = at(...written, 'submitted', 'send report: is sent')
    expect(sent).toMatchObject({ at: 'closed', emitted: [{ type: 'dialog closed' }] })
    expect(sent.context).toEqual({
      description: '',
      unreadable: false,
      problem: null,
      failure: null,
    })
  })

  test('stores its text as a draft until it is emptied', () => {
    const refused = ['submitted', 'send report: is refused']
    const stored = draftsAlong(...written, ...refused, 'description changed (nothing)')
    expect(stored).toEqual([{ description: sentence }, null])
  })

  test.each([
    ['is refused', { kind: 'refused', message: 'Too long.' }],
    ['cannot be reached', { kind: 'unreachable' }],
  ])(
    'stays open with its text if it %s and shows why until the next attempt',
    (outcome, failure) => {
      const failed = [...written, 'submitted', `send report: ${outcome}`]
      expect(at(...failed)).toMatchObject({
        at: 'writing',
        context: { description: sentence, failure },
        emitted: [],
      })
      expect(at(...failed, 'submitted').context.failure).toBeNull()
      expect(at(...failed, 'description changed (a sentence)').context.failure).toBeNull()
    },
  )
})

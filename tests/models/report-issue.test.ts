import { describe, expect, test } from 'vitest'
import { reportIssueModel } from '../../machines/report-issue/report-issue-model.ts'
import { told } from '../support/paths/told.ts'

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
    },
  },
}
const at = (...moves: string[]) => told(model, 'a member', ...moves)

describe('a report', () => {
  test('is closed until it is opened, and again when it is cancelled, with what was written', () => {
    expect(at()).toMatchObject({ at: 'closed', tags: [], context: { description: '' } })
    expect(at('opened')).toMatchObject({ at: 'writing', tags: ['open'] })
    expect(at(...written, 'cancelled')).toMatchObject({
      at: 'closed',
      context: { description: sentence },
    })
  })

  test('begins with what was kept', () => {
    const kept = told(reportIssueModel, 'a member whose text was kept')
    expect(kept.context).toEqual({ description: sentence, missing: false, failure: null })
  })

  test.each([
    ['nothing', []],
    ['blanks', ['description changed (blanks only)']],
  ])('of %s is not sent, and says that a text is needed', (_, moves) => {
    const asked = at('opened', ...moves, 'submitted')
    expect(asked).toMatchObject({ at: 'writing', asks: {}, context: { missing: true } })
    expect(asked.says).toMatchObject([{ notice: 'issue text needed' }])
    const corrected = at('opened', ...moves, 'submitted', 'description changed (a sentence)')
    expect(corrected.context).toMatchObject({ description: sentence, missing: false })
  })

  test('is sent as it was written, open and busy meanwhile', () => {
    expect(at(...written, 'submitted')).toMatchObject({
      at: 'sending',
      tags: ['open', 'busy'],
      asks: { 'send report': { bugDescription: sentence } },
    })
  })

  test('is sent without the blanks around it', () => {
    const asked = at('opened', 'description changed (a sentence with blanks)', 'submitted').asks
    expect(asked).toEqual({ 'send report': { bugDescription: sentence } })
  })

  test('that was sent is closed, forgotten and thanked for', () => {
    const sent = at(...written, 'submitted', 'send report: is sent')
    expect(sent).toMatchObject({ at: 'closed', says: [{ notice: 'issue reported' }] })
    expect(sent.context).toEqual({ description: '', missing: false, failure: null })
  })

  test.each([
    ['is refused', { kind: 'refused', message: 'Too long.' }],
    ['cannot be reached', { kind: 'unreachable' }],
  ])('that %s stays open with its text and says why, until the next try', (outcome, failure) => {
    const failed = [...written, 'submitted', `send report: ${outcome}`]
    expect(at(...failed)).toMatchObject({
      at: 'writing',
      context: { description: sentence, failure },
      says: [{ notice: 'issue not reported', failure }],
    })
    expect(at(...failed, 'submitted').context.failure).toBeNull()
    expect(at(...failed, 'description changed (a sentence)').context.failure).toBeNull()
  })
})

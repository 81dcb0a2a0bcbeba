import { describe, expect, test } from 'vitest'
import { copyEmailModel } from '../../machines/copy-email/copy-email-model.ts'
import { none, walkMachine } from '../support/paths/walk-machine.ts'

const email = 'support@trellis.example'
const at = (...moves: string[]) => walkMachine(copyEmailModel, 'a member', ...moves)

describe('copying the support email', () => {
  test('is idle at first', () => {
    expect(at()).toMatchObject({
      at: { ready: 'idle' },
      tags: [],
      services: none,
      context: { email },
    })
  })

  test('copies the email and is busy meanwhile', () => {
    expect(at('copy requested')).toMatchObject({
      at: 'copying',
      tags: ['busy'],
      services: { 'copy text': { text: email } },
    })
  })

  test.each([
    ['is copied', 'copied', 'email copied'],
    ['is refused', 'shown for manual copy', 'email not copied'],
  ])('shows a notice if the text %s, and can be repeated', (outcome, state, notice) => {
    const ended = ['copy requested', `copy text: ${outcome}`]
    expect(at(...ended)).toMatchObject({ at: { ready: state }, emitted: [{ notice }], tags: [] })
    expect(at(...ended, 'copy requested').at).toBe('copying')
  })
})

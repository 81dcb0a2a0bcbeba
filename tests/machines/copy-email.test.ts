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
    ['the text is copied', 'copy text: is copied', 'copied', 'email copied'],
    ['the text is refused', 'copy text: is refused', 'shown for manual copy', 'email not copied'],
    [
      'the clipboard does not answer',
      '⏱ clipboard limit',
      'shown for manual copy',
      'email not copied',
    ],
  ])('shows a notice if %s, and can be repeated (fault 127)', (_, outcome, state, notice) => {
    const ended = ['copy requested', outcome]
    expect(at(...ended)).toMatchObject({ at: { ready: state }, emitted: [{ notice }], tags: [] })
    expect(at(...ended, 'copy requested').at).toBe('copying')
  })
})

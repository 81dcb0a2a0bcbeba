import { describe, expect, test } from 'vitest'
import { copyAddressModel } from '../../machines/copy-address/copy-address-model.ts'
import { told } from '../support/paths/told.ts'

const address = 'support@trellis.example'
const at = (...moves: string[]) => told(copyAddressModel, 'a member', ...moves)

describe('copying the address', () => {
  test('waits for a press', () => {
    expect(at()).toMatchObject({
      at: { ready: 'idle' },
      tags: [],
      asks: {},
      context: { address },
    })
  })

  test('copies the address as it stands, and is busy meanwhile', () => {
    expect(at('copy requested')).toMatchObject({
      at: 'copying',
      tags: ['busy'],
      asks: { 'copy text': { text: address } },
    })
  })

  test.each([
    ['is copied', 'copied', 'address copied'],
    ['is refused', 'shown to be copied by hand', 'address not copied'],
  ])('that %s says so, and can be asked for again', (outcome, state, notice) => {
    const ended = ['copy requested', `copy text: ${outcome}`]
    expect(at(...ended)).toMatchObject({ at: { ready: state }, says: [{ notice }], tags: [] })
    expect(at(...ended, 'copy requested').at).toBe('copying')
  })
})

import { describe, expect, test } from 'vitest'
import { createLog, type LogEntry } from '../../src/services/log.ts'
import { createSteppedTime } from '../support/stepped-time.ts'

const written = (where: string, failure: { kind: string; reference?: string }): LogEntry[] => {
  const entries: LogEntry[] = []
  const { clock } = createSteppedTime()
  createLog({ clock, write: (entry) => entries.push(entry) }).failure(where, failure)
  return entries
}

describe('a log entry', () => {
  test('has the time, the action, the kind and the reference', () => {
    expect(written('register', { kind: 'server error', reference: 'r-1' })).toEqual([
      { at: '2026-01-05T09:00:00.000Z', where: 'register', kind: 'server error', reference: 'r-1' },
    ])
  })

  test('can have no reference', () => {
    expect(written('register', { kind: 'timed out' })).toEqual([
      { at: '2026-01-05T09:00:00.000Z', where: 'register', kind: 'timed out' },
    ])
  })

  test('contains no other part of the failure, such as its message', () => {
    const failure = { kind: 'refused', message: 'ada@example.com is taken', token: 'secret' }
    expect(Object.keys(written('register', failure)[0] ?? {})).toEqual(['at', 'where', 'kind'])
  })

  test.each(['ada@example.com', 'r-1\r\nforged line', '', 'r'.repeat(101)])(
    'leaves out the invalid reference %j',
    (reference) => {
      expect(written('register', { kind: 'refused', reference })).toEqual([
        { at: '2026-01-05T09:00:00.000Z', where: 'register', kind: 'refused' },
      ])
    },
  )
})

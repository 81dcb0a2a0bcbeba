import { replay } from 'statewalk'
import { describe, expect, test } from 'vitest'
import { unverifiedIdentity, verifiedIdentity } from '../../machines/samples.ts'
import { withdrawAccountModel } from '../../machines/withdraw-account/withdraw-account-model.ts'

const found = 'read identity: finds the unverified identity'
const deleted = [found, 'delete record: is deleted']
const model = {
  ...withdrawAccountModel,
  outcomes: {
    ...withdrawAccountModel.outcomes,
    'read identity': {
      ...withdrawAccountModel.outcomes['read identity'],
      'finds no identity': { resolves: null },
      'finds the email verified': { resolves: verifiedIdentity },
    },
    'delete record': {
      ...withdrawAccountModel.outcomes['delete record'],
      'fails on the server': { rejects: { kind: 'server error' as const } },
    },
  },
}

const at = (...moves: string[]) => replay(model, { input: 'a mistyped email', moves })
const failureOf = ({ snapshot }: ReturnType<typeof at>) => snapshot().output?.failure

describe('the withdrawal of an account', () => {
  test('stores the deletion marker before it deletes the record', () => {
    const run = at(found)
    expect(run.lastStep().actions).toEqual(['set uid', 'store deletion marker'])
    expect(run.snapshot().context.uid).toBe(unverifiedIdentity.uid)
    expect(run.services()).toEqual(['delete record'])
  })

  test('removes the identity after the record and clears the marker', () => {
    expect(at(...deleted).services()).toEqual(['remove identity'])
    const withdrawn = at(...deleted, 'remove identity: is removed')
    expect(withdrawn.lastStep().actions).toEqual(['clear deletion marker'])
    expect(withdrawn.snapshot()).toMatchObject({ value: 'withdrawn', output: { failure: null } })
  })

  test.each(['finds no identity', 'finds another identity', 'finds the email verified'])(
    'deletes nothing if the identity service %s',
    (how) => {
      const rejected = at(`read identity: ${how}`)
      expect(failureOf(rejected)).toEqual({ kind: 'wrong account' })
      expect(rejected.observe().started).toEqual({ 'read identity': 1 })
      expect(rejected.lastStep().actions).not.toContain('store deletion marker')
    },
  )

  test('deletes nothing if the identity cannot be read', () => {
    expect(failureOf(at('read identity: fails'))).toEqual({ kind: 'unknown' })
  })

  test.each([
    ['is refused', 'refused'],
    ['fails on the server', 'server error'],
  ])('clears the marker if the deletion has not begun: it %s', (how, kind) => {
    const rejected = at(found, `delete record: ${how}`)
    expect(failureOf(rejected)).toEqual({ kind })
    expect(rejected.lastStep().actions).toContain('clear deletion marker')
  })

  test.each([
    ['the deletion may have begun', [found, 'delete record: does not answer']],
    ['the identity cannot be removed', [...deleted, 'remove identity: cannot be removed']],
  ])('keeps the marker if %s', (_, moves) => {
    const rejected = at(...moves)
    expect(failureOf(rejected)).toEqual({ kind: 'unreachable' })
    expect(rejected.lastStep().actions).not.toContain('clear deletion marker')
  })
})

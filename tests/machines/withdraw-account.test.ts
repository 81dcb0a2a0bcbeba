import { replay } from 'statewalk'
import { clockStart } from 'statewalk/internal'
import { describe, expect, test } from 'vitest'
import { createActor, fromPromise, toPromise } from 'xstate'
import { type Failure, ServiceFailure } from '../../machines/failure.ts'
import type { IdentitySnapshot } from '../../machines/member.ts'
import type { UnfinishedDeletion } from '../../machines/ports.ts'
import { unverifiedIdentity, verifiedIdentity } from '../../machines/samples.ts'
import { withdrawAccountMachine } from '../../machines/withdraw-account/withdraw-account-machine.ts'
import { withdrawAccountModel } from '../../machines/withdraw-account/withdraw-account-model.ts'

const found = 'read identity: finds the unverified identity'
const deleted = [found, 'delete record: is deleted']
const model = {
  ...withdrawAccountModel,
  outcomes: {
    ...withdrawAccountModel.outcomes,
    'read identity': {
      ...withdrawAccountModel.outcomes['read identity'],
      'finds no identity': {
        resolves: (at: number) => ({ identity: null, marker: null, at }),
      },
      'is not answered': { rejects: (at: number) => ({ kind: 'timed out' as const, at }) },
      'finds the email verified': {
        resolves: (at: number) => ({ identity: verifiedIdentity, marker: null, at }),
      },
    },
    'delete record': {
      ...withdrawAccountModel.outcomes['delete record'],
      'fails on the server': {
        rejects: (at: number) => ({ kind: 'server error' as const, at }),
      },
    },
  },
}

const at = (...moves: string[]) => replay(model, { input: 'a mistyped email', moves })
const failureOf = ({ snapshot }: ReturnType<typeof at>) => snapshot().output?.failure

describe('the withdrawal of an account', () => {
  test('reads the identity, deletes its record, and removes the identity', () => {
    const deleting = at(found)
    expect(deleting.snapshot().context.uid).toBe(unverifiedIdentity.uid)
    expect(deleting.services()).toEqual(['delete record'])
    expect(at(...deleted).services()).toEqual(['remove identity'])
    const withdrawn = at(...deleted, 'remove identity: is removed')
    expect(withdrawn.snapshot()).toMatchObject({ value: 'withdrawn', output: { failure: null } })
  })

  test.each(['finds no identity', 'finds another identity', 'finds the email verified'])(
    'deletes nothing if the identity service %s',
    (how) => {
      const rejected = at(`read identity: ${how}`)
      expect(failureOf(rejected)).toEqual({ kind: 'wrong account', at: clockStart })
      expect(rejected.observe().started).toEqual({ 'read identity': 1 })
      expect(rejected.lastStep().actions).not.toContain('store deletion marker')
    },
  )

  test('deletes nothing if the identity cannot be read', () => {
    expect(failureOf(at('read identity: is not answered'))).toEqual({
      kind: 'timed out',
      at: clockStart,
    })
  })

  test.each([
    ['delete record: is refused', 'refused'],
    ['delete record: fails on the server', 'server error'],
    ['delete record: does not answer', 'unreachable'],
  ])('%s, and fails with the reason', (outcome, kind) => {
    expect(failureOf(at(found, outcome))).toEqual({ kind, at: clockStart })
  })

  test('fails if the identity cannot be removed', () => {
    const rejected = at(...deleted, 'remove identity: cannot be removed')
    expect(failureOf(rejected)).toEqual({ kind: 'unreachable', at: clockStart })
  })
})

describe('the deletion marker', () => {
  const { uid } = unverifiedIdentity
  const done: Promise<void> = Promise.resolve()
  const fails = (failure: Failure) => Promise.reject(new ServiceFailure(failure))

  /** Every value of the marker, the oldest first. */
  const markersOf = async (
    marker: string | null,
    { record = done, identity = done }: { record?: Promise<void>; identity?: Promise<void> },
  ) => {
    const unfinished: UnfinishedDeletion | null =
      marker === null ? null : { uid: marker, step: 'record' }
    const markers = [unfinished]
    await toPromise(
      createActor(
        withdrawAccountMachine.provide({
          actors: {
            'read identity': fromPromise(
              async (): Promise<{
                identity: IdentitySnapshot | null
                marker: UnfinishedDeletion | null
                at: number
              }> => ({ identity: unverifiedIdentity, marker: unfinished, at: clockStart }),
            ),
            'delete record': fromPromise(() => record),
            'remove identity': fromPromise(() => identity),
          },
          actions: { 'store deletion marker': (_, stored) => markers.push(stored.deletion) },
        }),
        { input: { email: unverifiedIdentity.email ?? '' } },
      ).start(),
    )
    return markers.map((stored) => stored?.uid ?? null)
  }

  test('is stored first and removed at the end', async () => {
    expect(await markersOf(null, {})).toEqual([null, uid, uid, null])
    expect(await markersOf(uid, {})).toEqual([uid, uid, uid, null])
  })

  test.each<Failure>([
    { kind: 'refused' },
    { kind: 'server error' },
    { kind: 'no token' },
    { kind: 'unreachable', notSent: true },
  ])('is removed if the deletion has certainly not begun: %o', async (failure) => {
    expect(await markersOf(null, { record: fails(failure) })).toEqual([null, uid, null])
  })

  test.each<Failure>([{ kind: 'unreachable' }, { kind: 'timed out' }, { kind: 'bad gateway' }])(
    'stays if the deletion may have begun: %o',
    async (failure) => {
      expect(await markersOf(null, { record: fails(failure) })).toEqual([null, uid])
    },
  )

  test('stays if the identity cannot be removed', async () => {
    const identity = fails({ kind: 'unreachable' })
    expect(await markersOf(null, { identity })).toEqual([null, uid, uid])
  })

  test('of an earlier attempt stays when a retry is refused or not sent', async () => {
    const refused = fails({ kind: 'too many requests' })
    expect(await markersOf(uid, { record: refused })).toEqual([uid, uid, uid])
    const notSent = fails({ kind: 'unreachable', notSent: true })
    expect(await markersOf(uid, { record: notSent })).toEqual([uid, uid, uid])
  })

  test('of another account is restored', async () => {
    expect(await markersOf('another', {})).toEqual(['another', uid, uid, 'another'])
    const record = fails({ kind: 'refused' })
    expect(await markersOf('another', { record })).toEqual(['another', uid, 'another'])
  })
})

import { describe, expect, test } from 'vitest'
import { deleteAccountModel } from '../../machines/delete-account/delete-account-model.ts'
import { none, walkMachine } from '../support/paths/walk-machine.ts'

const dialogClosed = { type: 'dialog closed' }

describe('the steps of an account deletion', () => {
  const model = {
    ...deleteAccountModel,
    inputs: {
      ...deleteAccountModel.inputs,
      'a member by Google': { uid: 'uid-1', authType: 'google' as const, unfinished: null },
    },
  }
  const local = (...moves: string[]) => walkMachine(model, 'a member with a password', ...moves)
  const apple = (...moves: string[]) => walkMachine(model, 'a member with Apple sign-in', ...moves)
  const resumed = (...moves: string[]) =>
    walkMachine(model, 'a reload during the deletion', ...moves)

  const asked = ['delete requested', 'confirmed']
  const deleting = [...asked, 'check recent sign-in: is recent']
  const old = [...asked, 'check recent sign-in: is not recent']
  const typed = [...old, 'password changed (the password)']
  const recordDeleted = [...deleting, 'delete record: is deleted']
  const identityLeft = [...recordDeleted, 'remove picture: is removed']
  const failed = (kind: string) => [
    { type: 'notice', notice: 'account not deleted', failure: { kind } },
    dialogClosed,
  ]

  test('do not begin before the member requests and confirms the deletion (spec 4.52)', () => {
    expect(local()).toMatchObject({ at: 'closed', tags: [], services: none })
    expect(local().context).toEqual({
      unreadable: false,
      usesOtherForm: false,
      uid: 'uid-1',
      authType: 'local',
      unfinished: null,
      password: '',
      passwordMissing: false,
      passwordWrong: false,
      failure: null,
    })
    expect(local('delete requested')).toMatchObject({
      at: 'confirming',
      tags: ['dialog'],
      services: none,
    })
    expect(local('delete requested').sentTo.parent).toEqual([{ type: 'dialog opened' }])
    const cancelled = local('delete requested', 'cancelled')
    expect(cancelled).toMatchObject({ at: 'closed', tags: [], emitted: [dialogClosed] })
  })

  test('check first whether the sign-in is recent, busy meanwhile', () => {
    expect(local(...asked)).toMatchObject({
      at: 'checking the last sign-in',
      tags: ['dialog', 'busy'],
    })
    expect(Object.keys(local(...asked).services)).toEqual(['check recent sign-in'])
    const unknown = local(...asked, 'check recent sign-in: fails')
    expect(unknown).toMatchObject({ at: 'closed', context: { failure: { kind: 'not signed in' } } })
    expect(unknown.emitted).toEqual(failed('not signed in'))
  })

  test('ask for the password if the member has one', () => {
    expect(local(...old)).toMatchObject({ at: 'awaiting password', tags: ['dialog'] })
    expect(local(...old, 'cancelled')).toMatchObject({ at: 'closed', services: none })
    const empty = local(...old, 'password submitted')
    expect(empty).toMatchObject({
      at: 'awaiting password',
      services: none,
      context: { passwordMissing: true },
    })
    const again = local(...old, 'password submitted', 'password changed (the password)')
    expect(again.context).toMatchObject({ password: 'sweet-pea-88', passwordMissing: false })
    const left = local(...old, 'password submitted', 'cancelled')
    expect(left.context).toMatchObject({ password: '', passwordMissing: false })
  })

  test('reauthenticate with the password and then clear it', () => {
    const proving = [...typed, 'password submitted']
    expect(local(...proving)).toMatchObject({
      at: 'reauthenticating with password',
      tags: ['dialog', 'busy'],
      services: { 'reauthenticate with password': { password: 'sweet-pea-88' } },
    })
    expect(local(...proving, 'reauthenticate with password: succeeds')).toMatchObject({
      at: 'deleting the record',
      context: { password: '' },
    })
    const unreached = local(...proving, 'reauthenticate with password: is not reached')
    expect(unreached).toMatchObject({ at: 'closed', context: { password: '' } })
    expect(unreached.emitted).toEqual(failed('unreachable'))
  })

  test('keep the dialog open for another try after a wrong password, and end with the notice', () => {
    const wrong = [
      ...typed,
      'password submitted',
      'reauthenticate with password: finds the password wrong',
    ]
    expect(local(...wrong)).toMatchObject({ at: 'awaiting password', emitted: [] })
    expect(local(...wrong, 'cancelled').emitted).toEqual(failed('wrong credentials'))
    // Another dialog begins without the failure of this one.
    const later = local(...wrong, 'cancelled', ...old, 'cancelled')
    expect(later).toMatchObject({ at: 'closed', emitted: [dialogClosed] })
  })

  test.each([
    ['a member with Apple sign-in', 'apple'],
    ['a member by Google', 'google'],
  ] as const)('reauthenticate %s in the popup of their provider', (input, provider) => {
    const by = (...moves: string[]) => walkMachine(model, input, ...old, ...moves)
    expect(by()).toMatchObject({
      at: 'awaiting provider sign-in',
      tags: ['dialog'],
      services: none,
    })
    expect(by('cancelled').at).toBe('closed')
    expect(by('provider sign-in requested')).toMatchObject({
      at: 'reauthenticating with provider',
      tags: ['dialog', 'busy'],
      services: { 'reauthenticate with provider': { provider } },
    })
    expect(by('provider sign-in requested', 'cancelled')).toMatchObject({
      at: 'closed',
      services: none,
    })
    expect(by('provider sign-in requested', 'reauthenticate with provider: succeeds').at).toBe(
      'deleting the record',
    )
    const closed = by('provider sign-in requested', 'reauthenticate with provider: popup is closed')
    expect(closed).toMatchObject({ at: 'closed', context: { failure: { kind: 'popup closed' } } })
    expect(closed.emitted).toEqual(failed('popup closed'))
  })

  test('announce that the deletion has started, and clear an earlier failure', () => {
    const started = local(...deleting)
    expect(started).toMatchObject({
      at: 'deleting the record',
      tags: ['dialog', 'busy'],
      context: { unfinished: null },
    })
    expect(started.emitted).toEqual([{ type: 'deletion started' }])
    const again = local(...asked, 'check recent sign-in: fails', ...deleting)
    expect(again.context.failure).toBeNull()
  })

  test.each([
    ['is refused', { kind: 'refused' }],
    ['fails on the server', { kind: 'server error', message: 'Not today.' }],
  ])(
    'close the dialog and show that nothing was deleted if the backend responds with an error: %s',
    (outcome, failure) => {
      const answered = local(...deleting, `delete record: ${outcome}`)
      expect(answered).toMatchObject({ at: 'closed', tags: [], context: { unfinished: null } })
      expect(answered.emitted).toEqual([
        { type: 'deletion abandoned' },
        { type: 'notice', notice: 'account not deleted from backend', failure },
        dialogClosed,
      ])
    },
  )

  test('leave an expired session to the session machine, with nothing to finish', () => {
    const expired = local(...deleting, 'delete record: finds the session expired')
    expect(expired).toMatchObject({
      at: 'session rejected',
      tags: [],
      context: { unfinished: null },
    })
    expect(expired.emitted).toEqual([{ type: 'deletion abandoned' }, { type: 'session rejected' }])
  })

  test('remain unfinished without a dialog if the backend does not respond', () => {
    const open = local(...deleting, 'delete record: does not answer')
    expect(open).toMatchObject({ at: 'unfinished', tags: [], context: { unfinished: 'record' } })
    expect(open.emitted).toEqual(failed('timed out'))
    expect(local(...deleting, 'delete record: does not answer', 'finish requested').at).toBe(
      'checking the last sign-in',
    )
  })

  test('remain unfinished if a later attempt is not sent', () => {
    const again = ['finish requested', ...deleting.slice(2), 'delete record: is not sent']
    expect(resumed(...again).at).toBe('unfinished')
    expect(local(...deleting, 'delete record: is not sent').at).toBe('closed')
    expect(local(...deleting, 'delete record: does not answer', ...again).at).toBe('unfinished')
  })

  test('continue with the picture and last with the identity, busy meanwhile, even if the picture stays (spec 4.53)', () => {
    expect(Object.keys(local(...deleting).services)).toEqual(['delete record'])
    expect(local(...recordDeleted)).toMatchObject({
      at: 'removing the picture',
      tags: ['dialog', 'busy'],
      context: { unfinished: null },
    })
    expect(Object.keys(local(...recordDeleted).services)).toEqual(['remove picture'])
    for (const outcome of ['is removed', 'fails']) {
      const identityNext = local(...recordDeleted, `remove picture: ${outcome}`)
      expect(identityNext).toMatchObject({ at: 'removing the identity', tags: ['dialog', 'busy'] })
      expect(Object.keys(identityNext.services)).toEqual(['remove identity'])
    }
  })

  test('end with a notice and a redirect to the landing page, without a dialog (spec 4.58)', () => {
    const gone = local(...identityLeft, 'remove identity: is removed')
    expect(gone).toMatchObject({ at: 'deleted', tags: [] })
    expect(gone.emitted).toEqual([
      { type: 'account deleted' },
      { type: 'notice', notice: 'account deleted' },
      { type: 'navigate', to: '/', withReturnPath: false },
    ])
  })

  test('leave a remaining identity to the next attempt, which does not delete the record twice', () => {
    const left = [...identityLeft, 'remove identity: needs a recent sign-in']
    expect(local(...left)).toMatchObject({ at: 'unfinished', tags: [] })
    expect(local(...left).emitted).toEqual(failed('recent sign-in required'))
    const again = local(...left, 'finish requested', 'check recent sign-in: is recent')
    expect(again).toMatchObject({ at: 'removing the identity' })
    expect(Object.keys(again.services)).toEqual(['remove identity'])
  })

  test.each([
    ['a reload before the picture', 'remove picture'],
    ['a reload before the identity', 'remove identity'],
  ] as const)('go on after %s with that step', (input, step) => {
    const goesOn = walkMachine(model, input, 'finish requested', 'check recent sign-in: is recent')
    expect(Object.keys(goesOn.services)).toEqual([step])
  })

  test('resume after a reload; a cancelled reauthentication leaves them unfinished', () => {
    expect(resumed()).toMatchObject({ at: 'unfinished', tags: [], services: none })
    const proof = ['finish requested', 'check recent sign-in: is not recent']
    expect(resumed(...proof).at).toBe('awaiting provider sign-in')
    expect(resumed(...proof, 'cancelled').at).toBe('unfinished')
    expect(apple(...old).at).toBe('awaiting provider sign-in')
  })
})

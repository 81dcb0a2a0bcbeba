import { describe, expect, test } from 'vitest'
import { deleteAccountModel } from '../../machines/delete-account/delete-account-model.ts'
import { replay } from '../../machines/model/replay.ts'
import { told } from '../support/paths/told.ts'

const from = (...moves: string[]) =>
  replay(deleteAccountModel, { input: 'a member with a password', moves })

const deleting = ['delete requested', 'confirmed', 'check recent sign-in: is recent']

describe('a deletion', () => {
  test('asks first, and deletes once it is confirmed (spec 4.52)', () => {
    const asked = from('delete requested')
    expect(asked.snapshot().hasTag('dialog')).toBe(true)
    expect(asked.services()).toEqual([])
    expect(from(...deleting).services()).toEqual(['delete record'])
  })

  test('removes the record first, then the picture, the identity last (spec 4.53)', () => {
    const recordGone = [...deleting, 'delete record: is deleted']
    const pictureGone = [...recordGone, 'remove picture: is removed']
    expect(from(...recordGone).services()).toEqual(['remove picture'])
    expect(from(...pictureGone).services()).toEqual(['remove identity'])
  })

  test.each([
    [
      'succeeded',
      ['delete record: is deleted', 'remove picture: is removed', 'remove identity: is removed'],
    ],
    ['was refused by the backend', ['delete record: is refused']],
    ['was not answered', ['delete record: does not answer']],
    [
      'was cut off before the identity',
      [
        'delete record: is deleted',
        'remove picture: is removed',
        'remove identity: needs a recent sign-in',
      ],
    ],
  ])('has no dialog left when it %s (spec 4.58, 4.59)', (_, moves) => {
    const ended = from(...deleting, ...moves)
    expect(ended.services()).toEqual([])
    expect(ended.snapshot().hasTag('dialog')).toBe(false)
  })
})

describe('the words of a deletion', () => {
  const model = {
    ...deleteAccountModel,
    inputs: {
      ...deleteAccountModel.inputs,
      'a member by Google': { authType: 'google' as const, unfinished: false },
    },
  }
  const local = (...moves: string[]) => told(model, 'a member with a password', ...moves)
  const apple = (...moves: string[]) => told(model, 'a member by Apple', ...moves)
  const resumed = (...moves: string[]) => told(model, 'a reload in the middle', ...moves)

  const asked = ['delete requested', 'confirmed']
  const old = [...asked, 'check recent sign-in: is old']
  const typed = [...old, 'password changed (the password)']
  const recordGone = [...deleting, 'delete record: is deleted']
  const identityLeft = [...recordGone, 'remove picture: is removed']
  const failed = (kind: string) => [
    { type: 'notice', notice: 'account not deleted', failure: { kind } },
  ]

  test('are not spoken before it is asked for', () => {
    expect(local()).toMatchObject({ at: 'closed', tags: [], asks: {}, says: [] })
    expect(local().context).toEqual({
      authType: 'local',
      unfinished: false,
      recordGone: false,
      password: '',
      passwordMissing: false,
      failure: null,
    })
    expect(local('delete requested')).toMatchObject({ at: 'confirming', tags: ['dialog'] })
    expect(local('delete requested', 'cancelled')).toMatchObject({ at: 'closed', tags: [] })
  })

  test('ask first whether the sign-in is recent, busy meanwhile', () => {
    expect(local(...asked)).toMatchObject({ at: 'checking the sign-in', tags: ['dialog', 'busy'] })
    expect(Object.keys(local(...asked).asks)).toEqual(['check recent sign-in'])
    const unknown = local(...asked, 'check recent sign-in: fails')
    expect(unknown).toMatchObject({ at: 'closed', context: { failure: { kind: 'not signed in' } } })
    expect(unknown.says).toEqual(failed('not signed in'))
  })

  test('ask for the password where there is one', () => {
    expect(local(...old)).toMatchObject({ at: 'asking for the password', tags: ['dialog'] })
    expect(local(...old, 'cancelled')).toMatchObject({ at: 'closed', asks: {} })
    const empty = local(...old, 'password submitted')
    expect(empty).toMatchObject({
      at: 'asking for the password',
      asks: {},
      context: { passwordMissing: true },
    })
    const again = local(...old, 'password submitted', 'password changed (the password)')
    expect(again.context).toMatchObject({ password: 'sweet-pea-88', passwordMissing: false })
    const left = local(...old, 'password submitted', 'cancelled')
    expect(left.context).toMatchObject({ password: '', passwordMissing: false })
  })

  test('prove the member by the password, and forget it then', () => {
    const proving = [...typed, 'password submitted']
    expect(local(...proving)).toMatchObject({
      at: 'proving by password',
      tags: ['dialog', 'busy'],
      asks: { 'prove by password': { password: 'sweet-pea-88' } },
    })
    expect(local(...proving, 'prove by password: is proven')).toMatchObject({
      at: 'deleting the record',
      context: { password: '' },
    })
    const wrong = local(...proving, 'prove by password: is wrong')
    expect(wrong).toMatchObject({
      at: 'closed',
      context: { password: '', failure: { kind: 'wrong credentials' } },
    })
    expect(wrong.says).toEqual(failed('wrong credentials'))
  })

  test.each([
    ['a member by Apple', 'apple'],
    ['a member by Google', 'google'],
  ] as const)('prove %s in the window of their provider', (input, provider) => {
    const by = (...moves: string[]) => told(model, input, ...old, ...moves)
    expect(by()).toMatchObject({ at: 'asking the provider', tags: ['dialog'], asks: {} })
    expect(by('cancelled').at).toBe('closed')
    expect(by('provider asked')).toMatchObject({
      at: 'proving by provider',
      tags: ['dialog', 'busy'],
      asks: { 'prove by provider': { provider } },
    })
    expect(by('provider asked', 'cancelled')).toMatchObject({ at: 'closed', asks: {} })
    expect(by('provider asked', 'prove by provider: is proven').at).toBe('deleting the record')
    const closed = by('provider asked', 'prove by provider: is closed')
    expect(closed).toMatchObject({ at: 'closed', context: { failure: { kind: 'popup closed' } } })
    expect(closed.says).toEqual(failed('popup closed'))
  })

  test('say when the deletion has begun, and forget what went wrong before', () => {
    const begun = local(...deleting)
    expect(begun).toMatchObject({
      at: 'deleting the record',
      tags: ['dialog', 'busy'],
      context: { unfinished: true, recordGone: false },
    })
    expect(begun.says).toEqual([{ type: 'deletion started' }])
    const again = local(...asked, 'check recent sign-in: fails', ...deleting)
    expect(again.context.failure).toBeNull()
  })

  test('say that nothing was deleted where the backend refuses, with its reason if it gives one', () => {
    const abandoned = { type: 'deletion abandoned' }
    const silent = local(...deleting, 'delete record: is refused')
    expect(silent).toMatchObject({ at: 'closed', context: { unfinished: false, failure: null } })
    expect(silent.says).toEqual([
      abandoned,
      { type: 'notice', notice: 'account not deleted from backend' },
    ])
    const failure = { kind: 'refused', message: 'Not today.' }
    const reasoned = local(...deleting, 'delete record: is refused with a reason')
    expect(reasoned).toMatchObject({ at: 'closed', context: { unfinished: false, failure } })
    expect(reasoned.says).toEqual([
      abandoned,
      { type: 'notice', notice: 'account not deleted', failure },
    ])
  })

  test('say that it is unfinished where the backend does not answer', () => {
    const open = local(...deleting, 'delete record: does not answer')
    expect(open).toMatchObject({ at: 'unfinished', tags: [], context: { unfinished: true } })
    expect(open.says).toEqual(failed('timed out'))
    expect(local(...deleting, 'delete record: does not answer', 'finish requested').at).toBe(
      'checking the sign-in',
    )
  })

  test('go on to picture and identity, busy meanwhile, whether the picture goes or not', () => {
    expect(local(...recordGone)).toMatchObject({
      at: 'removing the picture',
      tags: ['dialog', 'busy'],
      context: { recordGone: true },
    })
    for (const outcome of ['is removed', 'fails']) {
      expect(local(...recordGone, `remove picture: ${outcome}`)).toMatchObject({
        at: 'removing the identity',
        tags: ['dialog', 'busy'],
      })
    }
  })

  test('say goodbye, and lead home', () => {
    const gone = local(...identityLeft, 'remove identity: is removed')
    expect(gone.at).toBe('gone')
    expect(gone.says).toEqual([
      { type: 'account deleted' },
      { type: 'notice', notice: 'account deleted' },
      { type: 'leave', to: '/', returning: false },
    ])
  })

  test('leave an identity that stays to the next try, which does not delete the record twice', () => {
    const left = [...identityLeft, 'remove identity: needs a recent sign-in']
    expect(local(...left)).toMatchObject({ at: 'unfinished', tags: [] })
    expect(local(...left).says).toEqual(failed('recent sign-in required'))
    const again = local(...left, 'finish requested', 'check recent sign-in: is recent')
    expect(again).toMatchObject({ at: 'removing the identity' })
    expect(Object.keys(again.asks)).toEqual(['remove identity'])
  })

  test('are taken up after a reload, where a cancelled proof leaves it unfinished', () => {
    expect(resumed()).toMatchObject({ at: 'unfinished', tags: [], asks: {} })
    const proof = ['finish requested', 'check recent sign-in: is old']
    expect(resumed(...proof).at).toBe('asking the provider')
    expect(resumed(...proof, 'cancelled').at).toBe('unfinished')
    expect(apple(...old).at).toBe('asking the provider')
  })
})

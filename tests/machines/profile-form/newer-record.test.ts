import { describe, expect, test } from 'vitest'
import { profileFormModel } from '../../../machines/profile-form/profile-form-model.ts'
import { walkMachine } from '../../support/paths/walk-machine.ts'

const editing = (...moves: string[]) =>
  walkMachine(profileFormModel, 'a member who edits', ...moves)

const typed = 'field changed (the full name is typed)'
const save = ['submitted', 'location: is settled']
const preceded = 'update profile: is preceded by another device'
const newer = 'load member: is newer'
const changedElsewhere = { type: 'notice', notice: 'profile changed elsewhere' }
const elsewhere = 'member changed (in another tab)'

describe('a save that another device has preceded', () => {
  test('is sent once more by itself, with what was saved there', () => {
    const again = editing(...save, preceded)
    expect(again.at).toBe('updating')
    expect(again.services['update profile']).toMatchObject({
      ...{ firstName: 'Mia', phone: '+351912345678', version: 'v-2' },
    })
    const twice = editing(...save, preceded, preceded)
    expect(twice.at).toEqual({ editing: 'unchanged' })
    expect(twice.emitted).toMatchObject([{ notice: 'profile not updated' }, {}, {}])
    expect(twice.context.failure).toEqual({ kind: 'changed elsewhere' })
  })

  test('asks where both sides have changed the same field, and keeps what is typed', () => {
    const conflict = [typed, ...save, preceded]
    const asked = editing(...conflict)
    expect(asked).toMatchObject({
      at: { editing: 'changed' },
      context: { values: { fullName: 'Maja Lind', phone: '+351912345678' } },
    })
    expect(asked.emitted).toContainEqual(changedElsewhere)
    expect(editing(...conflict, 'submitted').emitted).toEqual([changedElsewhere])
    const own = [...conflict, 'conflict settled (the own name is kept)', ...save]
    expect(editing(...own).services['update profile']).toMatchObject({ firstName: 'Maja' })
    const other = editing(...conflict, 'conflict settled (the newer name is used)')
    expect(other).toMatchObject({
      at: { editing: 'unchanged' },
      context: { values: { fullName: 'Mia Lindqvist' } },
    })
  })

  test('compares the record before an upload replaces the picture', () => {
    const compared = ['picture: is chosen', ...save]
    expect(editing(...compared, newer).at).toBe('uploading the picture')
    expect(editing(typed, ...compared, newer).at).toEqual({ editing: 'changed' })
  })
})

describe('an open form', () => {
  test('shows a record that was saved elsewhere at once, except what was changed here', () => {
    expect(editing(elsewhere)).toMatchObject({
      at: { editing: 'unchanged' },
      context: { values: { fullName: 'Mia Lindqvist', phone: '+351912345678' } },
    })
    expect(editing(typed, elsewhere).context.values).toMatchObject({
      ...{ fullName: 'Maja Lind', phone: '+351912345678' },
    })
  })
})

describe('a save whose page was left', () => {
  const left = [typed, ...save, 'page left (for another page)']
  const saved = ['update profile: is saved', 'load member: is loaded']

  test('says that the profile is updated, and navigates nowhere', () => {
    const { at, emitted } = editing(...left, ...saved)
    expect(at).toBe('saved')
    expect(emitted).toMatchObject([{ notice: 'profile updated' }, { type: 'member changed' }])
  })

  test('goes on as usual when the member returns to it', () => {
    const returned = editing(...left, 'page left (and opened again)', ...saved)
    expect(returned.emitted).toMatchObject([{}, {}, { type: 'navigate', to: '/profile' }])
  })
})

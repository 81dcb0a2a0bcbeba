import { describe, expect, test } from 'vitest'
import { entryRefFrom, find, type Group, hashOf, titleOf } from '../../../lab/design/entry.ts'

const rendered = () => {
  throw new Error('This entry is never rendered.')
}
const button = { purpose: 'Does something at once.', states: { busy: rendered, rest: rendered } }
const chip = { purpose: 'One choice of several.', states: { rest: rendered } }
const groups: readonly Group[] = [
  { title: 'Actions', entries: { button } },
  { title: 'Choices', entries: { 'chip-group': chip } },
]

describe('the URL of a component', () => {
  test.each([
    ['#button', { id: 'button', state: null }],
    ['#button/busy', { id: 'button', state: 'busy' }],
  ] as const)('%s is read and written the same way', (hash, ref) => {
    expect(entryRefFrom(hash)).toEqual(ref)
    expect(hashOf(ref)).toBe(hash)
  })

  test('is empty at the start', () => {
    expect(entryRefFrom('')).toEqual({ id: '', state: null })
  })

  test('identifies nothing if it is malformed', () => {
    expect(find(groups, entryRefFrom('#%E0%A4%A'))).toBeUndefined()
  })

  test('identifies the component and its state', () => {
    expect(find(groups, { id: 'chip-group', state: null })?.entry).toBe(chip)
    expect(find(groups, { id: 'button', state: 'busy' })?.state).toBe('busy')
  })

  test('identifies nothing if there is no such component or state', () => {
    expect(find(groups, { id: 'slider', state: null })).toBeUndefined()
    expect(find(groups, { id: 'button', state: 'angry' })).toBeUndefined()
    expect(find(groups, { id: 'toString', state: null })).toBeUndefined()
    expect(find(groups, { id: 'button', state: 'toString' })).toBeUndefined()
  })

  test('becomes a title', () => {
    expect(titleOf('chip-group')).toBe('Chip group')
  })
})

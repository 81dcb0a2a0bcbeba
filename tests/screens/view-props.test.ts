import { readdirSync, readFileSync } from 'node:fs'
import { replay } from 'statewalk'
import { describe, expect, test } from 'vitest'
import { profileFormModel } from '../../machines/profile-form/profile-form-model.ts'
import { chosenPicture, settledMember } from '../../machines/samples.ts'
import { isSameLandingView } from '../../src/screens/landing/view-props.ts'
import { profileMemberOf } from '../../src/screens/profile/view-props.ts'
import { changedLabels, toConflicts } from '../../src/screens/profile-form/view-props.ts'
import { drawingOf } from '../../src/screens/trellis/view-props.ts'
import { functions } from './view-props/functions.ts'
import { isObject, readRows } from './view-props/read-rows.ts'

const rowsOf = readRows()

/** The functions without a snapshot. Their tests are below. */
const others = { profileMemberOf, drawingOf, changedLabels, toConflicts, isSameLandingView }

test('every view-props function has rows', () => {
  const folder = new URL('../../src/screens/', import.meta.url)
  const exported = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('view-props.ts'))
    .flatMap((file) => [
      ...readFileSync(new URL(file, folder), 'utf8').matchAll(/^export const (\w+)/gm),
    ])
    .map(([, name = '']) => name)
    // The walks on the screens press every control and compare what it sends.
    .filter((name) => !name.endsWith('Handlers'))
  const sections = [...rowsOf.keys()]
  expect(sections.toSorted()).toEqual(Object.keys(functions).toSorted())
  const names = sections.map((section) => section.split(' ')[0])
  expect([...new Set([...names, ...Object.keys(others)])].toSorted()).toEqual(exported.toSorted())
})

describe.each(Object.entries(functions))('%s', (section, { propsAt, explore, open }) => {
  const rows = rowsOf.get(section) ?? []

  test.each(rows.map((row) => [row.path.join(', ') || 'the start', row] as const))(
    'has the expected props after %s',
    (_path, row) => {
      expect(propsAt(row)).toEqual(row.props)
    },
  )

  test('has a row for every value of every prop', { timeout: 120_000 }, () => {
    const name = section.split(' ')[0] ?? section
    const all = [...rowsOf].filter(([other]) => other.split(' ')[0] === name)
    const expected = valuesOf(
      all.flatMap(([, ofOther]) => ofOther.map(({ props }) => props)),
      open,
    )
    const results = new Map<string, unknown>()
    explore((props) => results.set(JSON.stringify(props ?? null), props))
    const values = [...valuesOf([...results.values()], open)]
    const missing = values
      .filter(([prop]) => !open.includes(prop))
      .flatMap(([prop, texts]) =>
        [...texts]
          .filter((text) => !expected.get(prop)?.has(text))
          .map((text) => `${prop}: ${text}`),
      )
    expect(missing).toEqual([])
    const constant = values.filter(([prop]) => (expected.get(prop)?.size ?? 0) < 2)
    expect(section === name ? constant.map(([prop]) => prop) : []).toEqual([])
  })
})

/** The values of each prop as JSON, by its path (`resend.busy`). An open prop is not divided. */
const valuesOf = (results: readonly unknown[], open: readonly string[]) => {
  const values = new Map<string, Set<string>>()
  const add = (path: string, of: readonly unknown[]) => {
    const objects = open.includes(path) ? [] : of.filter(isObject)
    const texts = of.map((value) =>
      isObject(value) && objects.length > 0 ? 'an object' : (JSON.stringify(value) ?? 'absent'),
    )
    if (texts.some((text) => text !== 'an object')) values.set(path, new Set(texts))
    for (const key of new Set(objects.flatMap((each) => Object.keys(each)))) {
      const parts = objects.map((each): unknown => Reflect.get(each, key))
      add(path === '' ? key : `${path}.${key}`, parts)
    }
  }
  add('', results)
  return values
}

const shown = {
  name: 'Maya Lindqvist',
  picture: '',
  location: 'Rua da Rosa, Lisboa, Portugal',
  ...{ events: 0, connections: 0, interests: 2, gaps: [] },
}
const place = settledMember.location
const photo = 'https://pictures.example/maya.jpg'

test.each([
  ['itself', {}, {}],
  ['a picture', { profileImage: photo }, { picture: photo }],
  ['no full name', { name: ' ' }, {}],
  ['only a last name', { name: '', firstName: '', lastName: 'Lind' }, { name: 'Lind' }],
  ['no place', { location: null }, { location: '' }],
  ['an event', { events: ['e1'] }, { events: 1 }],
  ['two friends', { friends: ['f1', 'f2'] }, { connections: 2 }],
  ['no interests', { interests: [] }, { interests: 0 }],
])('profileMemberOf has the expected props for a record with %s', (_what, record, changes) => {
  const props = profileMemberOf({ ...settledMember, ...record })
  expect(props).toMatchObject({ ...shown, ...changes })
  expect(Object.keys(props).toSorted()).toEqual([...Object.keys(shown), 'drawing'].toSorted())
  expect(profileMemberOf(settledMember, ['photo']).gaps).toEqual(['photo'])
})

test.each([
  ['nothing', {}, {}],
  ['a place', { location: place }, { leaves: 1 }],
  ['a picture', { profileImage: photo }, { leaves: 1 }],
  ['one event', { events: ['e1'] }, { leaves: 1, grown: '1 meetup' }],
  ['a friend', { friends: ['f1'] }, { connections: 1 }],
  [
    ...[
      'everything',
      { location: place, profileImage: photo, events: ['e1', 'e2'], friends: ['f1'] },
    ],
    ...[{ leaves: 4, connections: 1, grown: '2 meetups, 1 connection' }],
  ],
  [
    'many friends',
    { events: ['e1'], friends: Array(1200).fill('f') },
    { leaves: 1, connections: 1200, grown: '1 meetup, 1,200 connections' },
  ],
] as const)(
  'drawingOf has a leaf for each addition and event of a record with %s',
  (_what, record, changes) => {
    const bare = { ...settledMember, profileImage: '', location: null, events: [], friends: [] }
    const drawing = drawingOf({ ...bare, ...structuredClone(record) })
    expect(drawing).toEqual({
      ...{ uid: bare._id, leaves: 0, interests: bare.interests, connections: 0, grown: null },
      ...changes,
    })
  },
)

test('changedLabels names the changed fields', () => {
  expect(changedLabels('editing', [])).toEqual([])
  expect(changedLabels('editing', ['picture', 'fullName', 'dateOfBirth', 'location'])).toEqual([
    ...['Profile photo', 'Full Name', 'Date of Birth', 'Location'],
  ])
  expect(changedLabels('completing', ['firstName', 'phone'])).toEqual(['First name', 'Phone'])
})

test('toConflicts has both values of each field', () => {
  const run = replay(profileFormModel, { input: 'a member who edits', moves: [] })
  const { context }: { context: Parameters<typeof toConflicts>[0] } = run.snapshot()
  const conflictsOf = (changes: Partial<typeof context>, fullName: string) =>
    toConflicts(
      { ...context, ...changes },
      {
        fields: ['picture', 'fullName', 'location'],
        newer: { ...context.values, fullName },
      },
    ).map(({ field, label, own, newer }) => [field, label, own, newer].join(' | '))
  const member = { ...settledMember, profileImage: photo }
  expect(conflictsOf({ picture: chosenPicture, member, place: null }, 'Mia Lindqvist')).toEqual([
    'picture | Profile photo | Your new picture | Another picture',
    'fullName | Full Name | Maya Lindqvist | Mia Lindqvist',
    'location | Location | Empty | Rua da Rosa, Lisboa, Portugal',
  ])
  const cleared = { ...context.values, fullName: '' }
  const bare = { ...settledMember, location: null }
  expect(conflictsOf({ picture: { kind: 'removed' }, values: cleared, member: bare }, '')).toEqual([
    'picture | Profile photo | No picture | No picture',
    'fullName | Full Name | Empty | Empty',
    'location | Location | Rua da Rosa, Lisboa, Portugal | Empty',
  ])
})

test('isSameLandingView compares panel and scroll mode', () => {
  const view = { panel: 1, snapping: true, moved: true } as const
  expect(isSameLandingView(view, { ...view })).toBe(true)
  expect(isSameLandingView(view, { ...view, panel: 2 })).toBe(false)
  expect(isSameLandingView(view, { ...view, snapping: false })).toBe(false)
})

import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { isPermitted } from '../../../backend/local/emulators/picture-rule.ts'
import { type Operation, readRules } from './support/rules-text.ts'

const rules = readRules(readFileSync('storage.rules', 'utf8'))

const byStandIn = ({ method, object, uid, provider, verified, resource }: Operation): boolean =>
  isPermitted({
    method,
    path: `b/demo-trellis.appspot.com/o/${object}`,
    caller: uid === null ? null : { uid, provider, emailVerified: verified ?? false },
    written: resource ?? undefined,
  })

const MB = 1024 * 1024
const png = { contentType: 'image/png', size: 1000 }
const maya = { uid: 'maya', provider: 'password', verified: true }
const upload = { method: 'create', object: 'profile_images/maya', ...maya, resource: png }

describe.each([
  ['storage.rules', rules],
  ['the local stand-in', byStandIn],
])('By %s', (_, allows) => {
  test.each<[string, Partial<Operation>]>([
    ['upload a png', {}],
    ['upload a jpeg', { resource: { contentType: 'image/jpeg', size: 1000 } }],
    ['upload exactly 5 MB', { resource: { ...png, size: 5 * MB } }],
    ['describe the picture anew', { method: 'update' }],
    ['read the own picture', { method: 'get', resource: null }],
    ['delete the own picture', { method: 'delete', resource: null }],
    ['upload after a sign-in by Google', { provider: 'google.com', verified: undefined }],
    ['upload after a sign-in by Apple', { provider: 'apple.com', verified: false }],
  ])('a member may %s.', (_what, change) => {
    expect(allows({ ...upload, ...change })).toBe(true)
  })

  test.each<[string, Partial<Operation>]>([
    ['upload over another member’s picture', { uid: 'eve' }],
    ['read another member’s picture without its address', { method: 'get', uid: 'eve' }],
    ['delete another member’s picture', { method: 'delete', uid: 'eve', resource: null }],
    ['upload while signed out', { uid: null }],
    ['upload before the address is verified', { verified: false }],
    [
      'read the picture of whose address they typed first',
      { method: 'get', verified: false, resource: null },
    ],
    [
      'delete the picture of whose address they typed first',
      { method: 'delete', verified: false, resource: null },
    ],
    ['upload with a token that says nothing of the address', { verified: undefined }],
    [
      'describe a picture anew before the address is verified',
      { method: 'update', verified: false },
    ],
    ['upload after a sign-in of another kind', { provider: 'anonymous' }],
    ['read while signed out', { method: 'get', uid: null }],
    [
      'upload a drawing that can hold scripts',
      { resource: { ...png, contentType: 'image/svg+xml' } },
    ],
    ['upload a page', { resource: { ...png, contentType: 'text/html' } }],
    ['upload without saying the type', { resource: { ...png, contentType: undefined } }],
    [
      'call a picture a page afterwards',
      { method: 'update', resource: { ...png, contentType: 'text/html' } },
    ],
    ['upload one byte more than 5 MB', { resource: { ...png, size: 5 * MB + 1 } }],
    ['upload nothing', { resource: { ...png, size: 0 } }],
    ['list the pictures', { method: 'list', object: 'profile_images', resource: null }],
    ['write below the own picture', { object: 'profile_images/maya/second' }],
    ['write beside the pictures', { object: 'elsewhere/maya' }],
    ['reach another’s picture by a detour', { object: 'profile_images/maya/../eve' }],
  ])('nobody may %s.', (_what, change) => {
    expect(allows({ ...upload, ...change })).toBe(false)
  })
})

test('storage.rules and the local stand-in agree on every combination.', () => {
  const methods = ['get', 'list', 'create', 'update', 'delete']
  const objects = [
    'profile_images/maya',
    'profile_images/eve',
    'profile_images',
    'maya',
    'profile_images/maya/x',
  ]
  const types = ['image/png', 'image/jpeg', 'image/webp', 'image/svg+xml', 'IMAGE/PNG', undefined]
  const resources = types.flatMap((contentType) =>
    [0, 1, 5 * MB, 5 * MB + 1].map((size) => ({ contentType, size })),
  )
  const operations = methods.flatMap((method) =>
    objects.flatMap((object) =>
      ['maya', 'eve', '', null].flatMap((uid) =>
        ['password', 'google.com', 'apple.com', 'phone'].flatMap((provider) =>
          [true, false, undefined].flatMap((verified) =>
            resources.map((resource) => ({ method, object, uid, provider, verified, resource })),
          ),
        ),
      ),
    ),
  )
  const disagreements = operations.filter((one) => rules(one) !== byStandIn(one))
  expect(disagreements).toEqual([])
  expect(operations.filter(byStandIn).length).toBeGreaterThan(0)
})

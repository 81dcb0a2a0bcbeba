import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { signInProviders } from '../../../backend/identity/provider.ts'
import { isPermitted } from '../../../tools/dev/emulators/picture-rule.ts'
import { type Operation, readRules } from './support/rules-text.ts'

const rules = readRules(readFileSync('storage.rules', 'utf8'))

const byLocalRule = (operation: Operation): boolean => {
  const { method, object, uid, provider, email, verified, resource } = operation
  const hasEmail = email !== undefined
  return isPermitted({
    method,
    path: `b/demo-trellis.appspot.com/o/${object}`,
    caller: uid === null ? null : { uid, provider, hasEmail, emailVerified: verified ?? false },
    written: resource ?? undefined,
  })
}

const MB = 1024 * 1024
const png = { contentType: 'image/png', size: 1000 }
const email: string | undefined = 'maya@example.test'
const maya = { uid: 'maya', provider: 'password', email, verified: true }
const upload = { method: 'create', object: 'profile_images/maya', ...maya, resource: png }

describe.each([
  ['storage.rules', rules],
  ['the local rule', byLocalRule],
])('By %s', (_, allows) => {
  test.each<[string, Partial<Operation>]>([
    ['upload a png', {}],
    ['upload a jpeg', { resource: { contentType: 'image/jpeg', size: 1000 } }],
    ['upload exactly 5 MB', { resource: { ...png, size: 5 * MB } }],
    ['update the metadata of the picture', { method: 'update' }],
    ['read their own picture', { method: 'get', resource: null }],
    ['delete their own picture', { method: 'delete', resource: null }],
    ...signInProviders.map((provider): [string, Partial<Operation>] => [
      `upload after a sign-in with ${provider}`,
      { provider },
    ]),
    [
      'upload after a sign-in with Apple without an email',
      { provider: 'apple.com', email: undefined, verified: undefined },
    ],
  ])('a member may %s.', (_what, change) => {
    expect(allows({ ...upload, ...change })).toBe(true)
  })

  test.each<[string, Partial<Operation>]>([
    ['upload over another member’s picture', { uid: 'eve' }],
    ['read another member’s picture without its download token', { method: 'get', uid: 'eve' }],
    ['delete another member’s picture', { method: 'delete', uid: 'eve', resource: null }],
    ['upload while signed out', { uid: null }],
    ['upload before the email is verified', { verified: false }],
    ['read a picture with an unverified email', { method: 'get', verified: false, resource: null }],
    [
      'delete a picture with an unverified email',
      { method: 'delete', verified: false, resource: null },
    ],
    ['upload with a token without email_verified', { verified: undefined }],
    [
      'upload with Google that is linked to an unverified email (fault 120)',
      { provider: 'google.com', verified: false },
    ],
    [
      'read with Apple that is linked to an unverified email (fault 120)',
      { method: 'get', provider: 'apple.com', verified: undefined, resource: null },
    ],
    ['upload with a password sign-in without an email', { email: undefined, verified: undefined }],
    [
      'update the metadata of a picture before the email is verified',
      { method: 'update', verified: false },
    ],
    ['upload after an anonymous sign-in', { provider: 'anonymous' }],
    ['read while signed out', { method: 'get', uid: null }],
    ['upload an SVG', { resource: { ...png, contentType: 'image/svg+xml' } }],
    ['upload HTML', { resource: { ...png, contentType: 'text/html' } }],
    ['upload without a content type', { resource: { ...png, contentType: undefined } }],
    [
      'change the content type to HTML',
      { method: 'update', resource: { ...png, contentType: 'text/html' } },
    ],
    ['upload one byte more than 5 MB', { resource: { ...png, size: 5 * MB + 1 } }],
    ['upload an empty file', { resource: { ...png, size: 0 } }],
    ['list the pictures', { method: 'list', object: 'profile_images', resource: null }],
    ['write below their own picture', { object: 'profile_images/maya/second' }],
    ['write into another folder', { object: 'elsewhere/maya' }],
    ['write another picture with a path traversal', { object: 'profile_images/maya/../eve' }],
  ])('a client may not %s.', (_what, change) => {
    expect(allows({ ...upload, ...change })).toBe(false)
  })
})

test('storage.rules and the local rule agree on every combination.', () => {
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
        [...signInProviders, 'phone'].flatMap((provider) =>
          [email, undefined].flatMap((memberEmail) =>
            [true, false, undefined].flatMap((verified) =>
              resources.map((resource) => ({
                ...{ method, object, uid, provider, email: memberEmail, verified, resource },
              })),
            ),
          ),
        ),
      ),
    ),
  )
  const differences = operations.filter((one) => rules(one) !== byLocalRule(one))
  expect(differences).toEqual([])
  expect(operations.filter(byLocalRule).length).toBeGreaterThan(0)
})

import { describe, expect, test } from 'vitest'
import { isOwnPicture, profileImage } from '../../backend/fields/profile-image.ts'

const pictures = { bucket: 'trellis.appspot.com', origins: ['https://storage.example'] }
const path = 'https://storage.example/v0/b/trellis.appspot.com/o/profile_images%2Fuid-maya'
const query = '?alt=media&token=6f1c2a34-0b7d-4c55-9a2e-8d8f7b1f0e11'
const own = `${path}${query}`
const isMayas = (url: string) => isOwnPicture(url, 'uid-maya', pictures)

test('a picture at the member’s path is their own, with the token of any version (spec 3.19)', () => {
  expect(isMayas(own)).toBe(true)
  expect(isMayas(`${path}?alt=media&token=1`)).toBe(true)
})

describe('a picture is not the member’s own', () => {
  test.each([
    ['below their path', `${path}%2Fother${query}`],
    ['below their path, with a slash', `${path}/other${query}`],
    ['at a path that begins with theirs', `${path}2${query}`],
    ['without a token', path],
    ['with an empty token', `${path}?alt=media&token=`],
    ['with two tokens', `${own}&token=2`],
    ['of an older generation', `${own}&generation=1764256000000000`],
    ['with a query of another order', `${path}?token=1&alt=media`],
    ['with a fragment', `${own}#other`],
    ['of another member', own.replace('uid-maya', 'uid-tomas')],
    ['in another bucket', own.replace('trellis', 'other')],
    ['on a host that begins with ours', own.replace('.example', '.example.test')],
    ['on another port', own.replace('.example', '.example:8443')],
    ['over plain HTTP', own.replace('https', 'http')],
    ['with a username', own.replace('https://', 'https://maya@')],
    ['with a password', own.replace('https://', 'https://:secret@')],
    ['at a path that is resolved elsewhere', own.replace('/o/', '/o/../')],
    ['that is no URL', 'profile_images/uid-maya'],
  ])('%s', (_, url) => {
    expect(isMayas(url)).toBe(false)
  })
})

test('a URL of a picture has at most 2048 characters, and a longer one a message', () => {
  expect(profileImage.safeParse('h'.repeat(2_048)).success).toBe(true)
  const { error } = profileImage.safeParse('h'.repeat(2_049))
  expect(error?.issues).toMatchObject([{ message: expect.stringContaining('upload it again') }])
})

import { FirebaseError } from 'firebase/app'
import { StorageErrorCode } from 'firebase/storage'
import { describe, expect, test } from 'vitest'
import { ServiceFailure } from '../../../machines/failure.ts'
import {
  readDataUrl,
  storageFailure,
} from '../../../src/services/picture-store-firebase/started-pictures.ts'
import { failureKindOf } from '../../support/failure-kind.ts'

const kindOf = (code: string) => storageFailure(new FirebaseError(code, 'raw text')).failure.kind

describe('a rejection of the file storage', () => {
  test.each([
    ['canceled', 'superseded'],
    ['internal-error', 'server error'],
    ['invalid-checksum', 'unreachable'],
    ['retry-limit-exceeded', 'unreachable'],
    ['server-file-wrong-size', 'unreachable'],
    ['invalid-format', 'refused'],
    ['no-download-url', 'not allowed'],
    ['unauthorized', 'not allowed'],
    ['unauthenticated', 'not signed in'],
    ['quota-exceeded', 'too many requests'],
    ['unsupported-environment', 'browser storage unavailable'],
  ])('with the code “%s” is “%s”', (code, kind) => expect(kindOf(`storage/${code}`)).toBe(kind))

  test('is misconfigured or unknown for every other code', () => {
    const codes = Object.values(StorageErrorCode)
    const unknown = codes.filter((code) => kindOf(`storage/${code}`) === 'unknown')
    expect(unknown.sort()).toEqual(['cannot-slice-blob', 'object-not-found', 'unknown'])
    const misconfigured = codes.filter((code) => kindOf(`storage/${code}`) === 'misconfigured')
    expect(misconfigured).toHaveLength(codes.length - 11 - 3)
  })

  test.each(['storage/something-new', 'storage/constructor', '__proto__', ''])(
    'with the code “%s” is unknown',
    (code) => expect(kindOf(code)).toBe('unknown'),
  )

  test('can have no code', () => {
    expect(storageFailure(new TypeError('blocked by policy')).failure).toEqual({ kind: 'unknown' })
    expect(storageFailure('thrown text').failure).toEqual({ kind: 'unknown' })
  })

  test('that is already a service failure is returned unchanged', () => {
    const failure = new ServiceFailure({ kind: 'refused' })
    expect(storageFailure(failure)).toBe(failure)
  })
})

describe('a data URL', () => {
  test('contains a type and bytes', () => {
    const bytes = Uint8Array.from([0, 1, 127, 128, 255])
    const base64 = Buffer.from(bytes).toString('base64')
    for (const type of ['image/png', 'image/svg+xml', 'application/x-3d.v2'])
      expect(readDataUrl(`data:${type};base64,${base64}`)).toEqual({ type, bytes })
    expect(readDataUrl('data:image/png;base64,').bytes).toHaveLength(0)
  })

  test.each([
    ['a picture of Ada'],
    ['its data:image/png;base64,AAAA'],
    ['data:image/png,AAAA'],
    ['data:;base64,AAAA'],
    ['data:png;base64,AAAA'],
    ['data:image/;base64,AAAA'],
    ['data:/png;base64,AAAA'],
    ['data:image/png;charset=utf-8;base64,AAAA'],
    ['data:image/p ng;base64,AAAA'],
    ['data:image/png;base64,no bytes!'],
  ])('is rejected if it is “%s”', async (text) => {
    expect(await failureKindOf(Promise.resolve().then(() => readDataUrl(text)))).toBe('refused')
  })
})

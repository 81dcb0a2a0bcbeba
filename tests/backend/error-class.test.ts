import { expect, test } from 'vitest'
import { databaseErrorClass } from '../../backend/database/error-class.ts'
import { Problem } from '../../backend/http/problems.ts'

const withCode = (code: string) => Object.assign(new Error('Text'), { code })

test.each([
  ['57P01', 'shutdown or cancel'],
  ['40001', 'conflict'],
  ['25006', 'transaction state'],
  ['23505', 'constraint'],
  ['42501', 'statement or privilege'],
  ['XX000', 'SQLSTATE XX'],
  ['ECONNREFUSED', 'network'],
  ['EPIPE', 'network'],
])('a database error with the code %s has the class “%s”', (code, errorClass) => {
  expect(databaseErrorClass(withCode(code))).toBe(errorClass)
})

test('the class is found in the cause of an error', () => {
  const cause = new Error('Failed query', { cause: withCode('57P01') })
  expect(databaseErrorClass(new Problem('database-unreachable', { cause }))).toBe(
    'shutdown or cancel',
  )
})

test('any other error has no class', () => {
  expect(databaseErrorClass(new Problem('internal'))).toBeNull()
  expect(databaseErrorClass(withCode('ERR_JWKS_TIMEOUT'))).toBeNull()
  expect(databaseErrorClass('text')).toBeNull()
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { lineOf } from '../../../backend/fields/text-rules.ts'
import { ada, registrationOf } from '../support/people.ts'
import type { World } from '../support/world.ts'

export const hostileTextSuite = (world: () => World): void => {
  const lastNameAfter = async (lastName: string) => {
    const response = await world().as(ada, 'PUT', '/users/update', { lastName })
    if (response.status !== 200) return `${response.status} ${response.code}`
    const { body } = await world().as(ada, 'GET', '/users/me')
    return z.object({ data: z.object({ data: z.object({ lastName: z.string() }) }) }).parse(body)
  }

  describe('any typed text', () => {
    test('is stored as text or rejected, and never causes an error (fault 106, 108)', async () => {
      await world().as(ada, 'POST', '/users/register', registrationOf(ada, 'ada'))
      const anyText = fc.oneof(
        fc.string({ unit: 'binary', maxLength: 120 }),
        fc.string({ unit: 'grapheme', maxLength: 60 }),
      )
      await fc.assert(
        fc.asyncProperty(anyText, async (lastName) => {
          const isTooLong = Math.max(lastName.length, lineOf(lastName).length) > 100
          expect(await lastNameAfter(lastName)).toEqual(
            isTooLong ? '400 invalid-body' : { data: { data: { lastName: lineOf(lastName) } } },
          )
        }),
        { numRuns: 20 + classics.length, examples: classics },
      )
    })
  })
}

const classics: [string][] = [
  ["Robert'); drop table members; --"],
  ['<script>alert(1)</script>'],
  ['{{7*7}} <%= 7*7 %> %00 %0d%0a'],
  ['gnirts desrever'],
  ['👩‍👩‍👧‍👦 Z̸̢̛a̷l̶g̵o̴'],
  ['null'],
  ["O'Brien-Łukasiewicz"],
  ['../../etc/passwd'],
]

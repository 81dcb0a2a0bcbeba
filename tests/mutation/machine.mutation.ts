import { basename } from 'node:path'
import { expect, test } from 'vitest'
import type { AnyModel } from '../../machines/model/model.ts'
import { testModelAtOnce } from '../support/paths/model-tests.ts'

/* The gate of one machine alone: whoever changes a machine on purpose need not walk all others. */
const file = process.env.MUTATED_MODEL
if (!file) throw new Error('MUTATED_MODEL names no file: start this by npm run test:mutation.')
const model = Object.values<AnyModel>(await import(/* @vite-ignore */ file))[0]
if (!model) throw new Error(`${file} exports no model.`)

test('the machine is named as its file', () => {
  expect(model.machine.id.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)).toBe(
    basename(file, '-model.ts'),
  )
})

// Far above what the largest takes beside other work.
testModelAtOnce(model, 60_000)

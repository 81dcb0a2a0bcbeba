import { basename } from 'node:path'
import type { AnyModel } from 'statewalk'
import { testModels } from 'statewalk/vitest'
import { expect, test } from 'vitest'
import { maxPathLength } from '../../machines/model-of.ts'
import { testDefinition } from '../support/paths/definition-tests.ts'

/* The checks of a single machine, so that a mutant of it does not walk all others. */
const { model: file }: { model?: string } = JSON.parse(process.env.MUTATION ?? '{}')
if (!file)
  throw new Error('Run this with `npx tsx tests/mutation/run.ts` or `npm run test:machine`.')
const modulePath = `../../${file}`
const model = Object.values<AnyModel>(await import(/* @vite-ignore */ modulePath))[0]
if (!model) throw new Error(`${file} exports no model.`)

test('the machine is named after its file', () => {
  expect(model.machine.id.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)).toBe(
    basename(file, '-model.ts'),
  )
})

testDefinition(model)

// The largest machine takes 16 s of one core, and five times as long on a busy computer.
testModels([model], { atOnce: true, strict: true, longest: maxPathLength, timeout: 240_000 })

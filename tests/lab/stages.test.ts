import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { loadStage } from '../../lab/stages/load-stage.ts'
import { stages } from '../../lab/stages/stages.ts'
import { models } from '../../machines/models.ts'

const idOf = ({ machine }: (typeof models)[number]) => machine.id

test('every machine has a stage', () => {
  expect(stages.map(({ model }) => idOf(model))).toEqual(models.map(idOf))
})

test('every stage can be loaded alone', async () => {
  for (const stage of stages) expect(await loadStage(idOf(stage.model))).toBe(stage)
  expect(loadStage('nobody')).toBeNull()
})

test('every stage is walked by a test', () => {
  const folder = new URL('../screens/walks/', import.meta.url)
  const texts = readdirSync(folder).map((file) => readFileSync(new URL(file, folder), 'utf8'))
  const walked = texts.flatMap((text) =>
    [...text.matchAll(/^walkOnStage\((\w+)Stage\)$/gm)].map(([, id]) => id),
  )
  expect(walked.sort()).toEqual(models.map(idOf).sort())
})

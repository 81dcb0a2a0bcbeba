import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { loadPreview } from '../../lab/previews/load-preview.ts'
import { previews } from '../../lab/previews/previews.ts'
import { models } from '../../machines/models.ts'

const idOf = ({ machine }: (typeof models)[number]) => machine.id

test('every machine has a preview', () => {
  expect(previews.map(({ model }) => idOf(model))).toEqual(models.map(idOf))
})

test('every preview can be loaded alone', async () => {
  for (const preview of previews) expect(await loadPreview(idOf(preview.model))).toBe(preview)
  expect(loadPreview('unknown machine')).toBeNull()
})

test('every preview is walked by a test', () => {
  const folder = new URL('../screens/walks/', import.meta.url)
  const texts = readdirSync(folder).map((file) => readFileSync(new URL(file, folder), 'utf8'))
  const walked = texts.flatMap((text) =>
    [...text.matchAll(/^walkPreview\((\w+)Preview\)$/gm)].map(([, id]) => id),
  )
  expect(walked.sort()).toEqual(models.map(idOf).sort())
})

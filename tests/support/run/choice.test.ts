import { expect, test } from 'vitest'
import { chosenLayers } from './choice.ts'
import { type Layer, oneCheck } from './layer.ts'

const layers: Layer[] = ['types', 'lint', 'format', 'pure', 'dom', 'backend', 'build', 'e2e'].map(
  (name) => ({
    name,
    title: name,
    share: 'half',
    run: () => Promise.resolve(oneCheck(true, '')),
  }),
)

const namesFor = (...words: string[]) => {
  const choice = chosenLayers(words, layers)
  return 'problem' in choice ? choice.problem : choice.layers.map((layer) => layer.name)
}

test('all is every layer', () => {
  expect(namesFor('all')).toEqual(layers.map((layer) => layer.name))
})

test('quick needs no server and no browser', () => {
  expect(namesFor('quick')).toEqual(['types', 'lint', 'format', 'pure', 'dom'])
})

test('flags narrow a set to their layers', () => {
  expect(namesFor('all', '--dom', '--types')).toEqual(['types', 'dom'])
})

test('a misspelt flag is a problem, so that it cannot pass for green', () => {
  expect(namesFor('all', '--purr')).toBe(
    'Unknown: --purr. Layers: --types --lint --format --pure --dom --backend --build --e2e.',
  )
})

test('a misspelt set is a problem too', () => {
  expect(namesFor('quik')).toContain('Unknown: quik.')
})

import { expect, test } from 'vitest'
import { chosenLayers, includesLong } from './choice.ts'
import { type Layer, oneCheck } from './layer.ts'

const layers: Layer[] = [
  ...['types', 'lint', 'format', 'pure', 'dom', 'backend', 'postgres', 'build', 'e2e'],
].map((name) => ({
  name,
  title: name,
  share: 'half',
  run: () => Promise.resolve(oneCheck(true, '')),
}))

const namesFor = (...texts: string[]) => {
  const choice = chosenLayers(texts, layers)
  return 'problem' in choice ? choice.problem : choice.layers.map((layer) => layer.name)
}

test('the set full contains every layer', () => {
  expect(namesFor('full')).toEqual(layers.map((layer) => layer.name))
})

test('the set all needs no PostgreSQL server', () => {
  expect(namesFor('all')).toEqual(
    layers.map(({ name }) => name).filter((name) => name !== 'postgres'),
  )
  expect(namesFor('all', '--postgres')).toEqual(['postgres'])
})

test('only the sets full and e2e include the long tests', () => {
  expect(['full', 'e2e', 'all', 'quick'].map((set) => includesLong([set]))).toEqual([
    true,
    true,
    false,
    false,
  ])
})

test('the set quick contains the layers without a server or a browser', () => {
  expect(namesFor('quick')).toEqual(['types', 'lint', 'format', 'pure', 'dom'])
})

test('flags select layers of a set', () => {
  expect(namesFor('all', '--dom', '--types')).toEqual(['types', 'dom'])
})

test('a misspelt flag is a problem', () => {
  expect(namesFor('all', '--purr')).toBe(
    'Unknown: --purr. Layers: --types --lint --format --pure --dom --backend --postgres --build --e2e.',
  )
})

test('a misspelt set is a problem', () => {
  expect(namesFor('quik')).toContain('Unknown: quik.')
})

import { expect, test } from 'vitest'
import { choiceOf, layers } from './choice.ts'

test('the set all needs no PostgreSQL server and leaves out the long tests', () => {
  const others = layers.filter((layer) => layer !== 'postgres')
  expect(choiceOf(['all'])).toEqual({ layers: others, isRest: false })
})

test('the set rest has the long tests and those on a PostgreSQL server', () => {
  expect(choiceOf(['rest'])).toEqual({
    layers: ['pure', 'backend', 'e2e', 'postgres'],
    isRest: true,
  })
})

test('the set quick contains the layers without a server or a browser', () => {
  expect(choiceOf(['quick']).layers).toEqual(['types', 'lint', 'format', 'pure', 'dom'])
})

test('flags select layers of any set', () => {
  expect(choiceOf(['rest', '--dom', '--postgres'])).toEqual({
    layers: ['dom', 'postgres'],
    isRest: true,
  })
})

test.each(['--purr', 'quik'])('%s throws, because it selects nothing', (argument) => {
  expect(() => choiceOf([argument])).toThrow(argument)
})

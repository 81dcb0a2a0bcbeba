import { expect, test } from 'vitest'
import { choiceOf, layers } from './choice.ts'

test('the set full contains every layer with the long tests', () => {
  expect(choiceOf(['full'])).toEqual({ layers, withLong: true, isFull: true })
})

test('the set all needs no PostgreSQL server and leaves out the long tests', () => {
  const others = layers.filter((layer) => layer !== 'postgres')
  expect(choiceOf(['all'])).toEqual({ layers: others, withLong: false, isFull: false })
})

test('the set quick contains the layers without a server or a browser', () => {
  expect(choiceOf(['quick']).layers).toEqual(['types', 'lint', 'format', 'pure', 'dom'])
})

test('flags select layers of any set, and a part is not the full run', () => {
  expect(choiceOf(['full', '--dom', '--postgres'])).toEqual({
    layers: ['dom', 'postgres'],
    withLong: true,
    isFull: false,
  })
})

test.each(['--purr', 'quik'])('%s throws, because it selects nothing', (argument) => {
  expect(() => choiceOf([argument])).toThrow(argument)
})

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readPaths } from '../../src/cli/load-module.ts'

const folder = mkdtempSync(join(tmpdir(), 'statewalk-'))
const file = join(folder, 'paths.json')
afterAll(() => rmSync(folder, { recursive: true }))

const read = (text: string) => {
  writeFileSync(file, text)
  return readPaths(file)
}

const path = { input: 'anyone', moves: ['pressed'] }

test('a file holds one path or a list', () => {
  expect(read(JSON.stringify({ ...path, machine: 'lamp' }))).toEqual([{ ...path, machine: 'lamp' }])
  expect(read(JSON.stringify([path, path]))).toEqual(Array(2).fill({ ...path, machine: null }))
  expect(read('[]')).toEqual([])
})

test('the other properties of a path are ignored, and so is a machine without an id', () => {
  expect(read(JSON.stringify({ ...path, id: '0', machine: 7 }))).toEqual([
    { ...path, machine: null },
  ])
})

test('a missing file is named', () => {
  expect(() => readPaths(join(folder, 'gone.json'))).toThrow(join(folder, 'gone.json'))
})

test('a file that is not JSON is named', () => {
  expect(() => read('{')).toThrow(`${file} is not JSON: `)
})

test('a path with another shape is named by its number', () => {
  expect(() => read(JSON.stringify([path, { input: 'anyone' }]))).toThrow(
    `${file}, path 2: A recorded path is {"input": "a name", "moves": ["a name", …]}.`,
  )
})

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { rowsOf } from '../../conformance/page.ts'
import { plantIn } from '../planted-fault.ts'
import { patternOf } from './row-fault.ts'
import { rowFaults, rowsWithoutFault } from './row-faults.ts'

const rows = rowsOf('spec')
const withFault = new Set(rowFaults.map(({ row }) => row))

test('every row that tests can prove has one fault, or a reason to have none', () => {
  const missing = rows.filter(
    ({ id, excuse }) => !excuse && !withFault.has(id) && !rowsWithoutFault[id],
  )
  expect(missing.map(({ id }) => id)).toEqual([])
  expect(withFault.size).toBe(rowFaults.length)
})

test('every fault is against an existing row, and none of these has a reason to have none', () => {
  const known = new Set(rows.map(({ id }) => id))
  const named = [...withFault, ...Object.keys(rowsWithoutFault)]
  expect(named.filter((row) => !known.has(row))).toEqual([])
  expect(Object.keys(rowsWithoutFault).filter((row) => withFault.has(row))).toEqual([])
})

test('every fault against a row changes a line of the source', () => {
  const stale = rowFaults.flatMap((fault) => {
    const source = readFileSync(new URL(`../../../${fault.file}`, import.meta.url), 'utf8')
    try {
      return plantIn(source, { title: `against row ${fault.row}`, ...fault }) === source
        ? [fault.row]
        : []
    } catch (error) {
      return [String(error)]
    }
  })
  expect(stale).toEqual([])
})

test('a pattern matches the titles that name the row, and no others', () => {
  const names = (title: string) => new RegExp(patternOf('3.21')).test(title)
  expect(names('the city (spec 3.20, 3.21)')).toBe(true)
  expect(names(`the city (${'spec'} 13.21, 3.210) 3.21`)).toBe(false)
})

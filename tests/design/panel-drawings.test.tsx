import { expect, test } from 'vitest'
import type { DrawingName } from '../../src/design/drawing/drawing.tsx'
import file from '../../src/design/drawing/panel-drawings.svg?raw'
import { vars } from '../../src/design/theme/contract.css.ts'

const names: Record<DrawingName, true> = {
  ...{ stake: true, stairs: true, schedule: true, 'schedule-plate': true, connections: true },
  ...{ 'connections-plate': true, insights: true, 'insights-plate': true, window: true },
  ...{ 'left-vine': true, 'left-shoot': true, 'right-vine': true, 'right-shoot': true, play: true },
  ...{ lattice: true, phone: true, 'google-play': true, apple: true, 'snapped-stem': true },
}

test('the file has every drawing that a panel can show, and no other', () => {
  const ids = [...file.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
  expect(ids.toSorted()).toEqual(Object.keys(names).toSorted())
})

test('the drawings read only custom properties of the theme', () => {
  const read = new Set([...file.matchAll(/var\(--[\w-]+\)/g)].map(([property]) => property))
  const known = JSON.stringify(vars)
  expect(read.size).toBeGreaterThan(10)
  expect([...read].filter((property) => !known.includes(`"${property}"`))).toEqual([])
})

// WebKit finds no gradient or clip path by id in another file, and only Firefox applies the page's classes there.
test('the drawings use no ids and classes', () => {
  expect(file).not.toMatch(/url\(#| class=/)
})

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { interestNames } from '../../src/copy/interests.ts'
import { iconFiles } from '../../src/design/icon/icon-files.ts'
import { interestIcons } from '../../src/design/icon/interest-icons.gen.ts'

const folder = new URL('../../src/design/icon/', import.meta.url)

test.each(Object.entries(iconFiles()))('%s is what `npm run icons` writes today', (name, text) => {
  expect(readFileSync(new URL(name, folder), 'utf8')).toBe(text)
})

test('every interest of the catalogue has an icon of its own, and nothing else has one (spec 3.54)', () => {
  expect(Object.keys(interestIcons)).toEqual([...interestNames])
  const drawings = Object.values(interestIcons).map(({ regular }) => regular)
  expect(new Set(drawings).size).toBe(interestNames.length)
})

test('a chosen interest is drawn differently from one that is not', () => {
  const alike = Object.entries(interestIcons).filter(([, icon]) => icon.regular === icon.selected)
  expect(alike).toEqual([])
})

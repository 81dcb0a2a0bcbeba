import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { interestNames } from '../../machines/interest-names.gen.ts'
import { interestIcons } from '../../src/design/icon/interest-icons.gen.ts'
import { iconFiles } from '../../tools/build/icons/icon-files.ts'

const folder = new URL('../../src/design/icon/', import.meta.url)

test.each(Object.entries(iconFiles()))('%s is what `npm run icons` generates', (name, text) => {
  expect(readFileSync(new URL(name, folder), 'utf8')).toBe(text)
})

test('every interest of the catalogue has its own icon, and no other icon exists (spec 3.54)', () => {
  expect(Object.keys(interestIcons)).toEqual([...interestNames])
  const drawings = Object.values(interestIcons).map(({ regular }) => regular)
  expect(new Set(drawings).size).toBe(interestNames.length)
})

test('a selected interest has a different icon', () => {
  const alike = Object.entries(interestIcons).filter(([, icon]) => icon.regular === icon.selected)
  expect(alike).toEqual([])
})

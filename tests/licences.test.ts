import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { lockedPackages } from './support/source/lockfile.ts'
import { textOf } from './support/source/repository.ts'

/** Licences that require only their notice. One of several alternatives is enough. */
const permissive = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'Python-2.0',
  'Unlicense',
])

type Use = 'the site' | 'the lab' | 'the build' | 'the tests' | 'the local stack'

/** Packages with another licence, or with none in the lockfile, and the only part that uses them. */
const exceptions: readonly { readonly name: RegExp; licence: string | undefined; where: Use }[] = [
  { name: /^@fontsource-variable\/instrument-sans$/, licence: 'OFL-1.1', where: 'the site' },
  { name: /^@fontsource-variable\/familjen-grotesk$/, licence: 'OFL-1.1', where: 'the site' },
  { name: /^@fontsource-variable\/jetbrains-mono$/, licence: 'OFL-1.1', where: 'the lab' },
  { name: /^elkjs$/, licence: 'EPL-2.0 OR GPL-3.0-or-later', where: 'the lab' },
  { name: /^axe-core$/, licence: 'MPL-2.0', where: 'the tests' },
  { name: /^pako$/, licence: '(MIT AND Zlib)', where: 'the tests' },
  { name: /^argparse$/, licence: 'PSF-2.0', where: 'the build' },
  { name: /^lightningcss(-[\w-]+)?$/, licence: 'MPL-2.0', where: 'the build' },
  { name: /^caniuse-lite$/, licence: 'CC-BY-4.0', where: 'the build' },
  // MIT according to their manifests; the lockfile has no licence for them.
  { name: /^(eval|require-like)$/, licence: undefined, where: 'the build' },
  { name: /^(fuzzy|valid-url)$/, licence: undefined, where: 'the local stack' },
  // Three-clause BSD and public domain according to their licence files.
  { name: /^url-template$/, licence: 'BSD', where: 'the local stack' },
  { name: /^parse-cache-control$/, licence: undefined, where: 'the tests' },
  { name: /^deep-freeze$/, licence: 'public domain', where: 'the local stack' },
]

const isPermissive = (licence = '') =>
  licence
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((each) => permissive.has(each))

const isException = (name: string, licence: string | undefined) =>
  exceptions.some((each) => each.name.test(name) && each.licence === licence)

test('every package has a permissive licence or is a listed exception', () => {
  const others = lockedPackages.filter(
    ({ name, license }) => !isPermissive(license) && !isException(name, license),
  )
  expect(others.map(({ name, license }) => `${name}: ${license}`)).toEqual([])
})

test('every exception matches an installed package', () => {
  const unused = exceptions.filter(
    (each) =>
      !lockedPackages.some(({ name, license }) => each.name.test(name) && each.licence === license),
  )
  expect(unused.map(({ name }) => String(name))).toEqual([])
})

test('a package that only tools may use is no dependency of the site or the backend', () => {
  const shipped = lockedPackages.filter(
    ({ name, license, dev }) =>
      !dev &&
      exceptions.some(
        (each) => each.where !== 'the site' && each.name.test(name) && each.licence === license,
      ),
  )
  expect(shipped.map(({ path }) => path)).toEqual([])
})

const art = [
  '@fontsource-variable/familjen-grotesk',
  '@fontsource-variable/instrument-sans',
  '@fontsource-variable/jetbrains-mono',
  '@phosphor-icons/core',
]

test.each(art)('the site includes the licence notice of %s', (name) => {
  const folder = `node_modules/${name}`
  const file = existsSync(folder) && readdirSync(folder).find((each) => /^licen[cs]e/i.test(each))
  if (!file) throw new Error(`${name} is not installed with its licence: run npm ci`)
  const lines = readFileSync(`${folder}/${file}`, 'utf8').replaceAll('\r', '').trim()
  expect(textOf('public/third-party-art.txt')).toContain(lines)
})

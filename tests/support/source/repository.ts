import { readdirSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { inRepository } from '../run/tools.ts'
import { type SourceFile, sourceFile } from './source-file.ts'

/** Every file of the project except generated ones, relative to the root, with forward slashes. */
export const repositoryFiles = (folder = ''): string[] =>
  readdirSync(inRepository(folder), { withFileTypes: true }).flatMap((entry) => {
    const path = posix.join(folder, entry.name)
    if (!entry.isDirectory()) return [path]
    return generated.test(path) ? [] : repositoryFiles(path)
  })

const generated =
  /(^|\/)(node_modules|\.git|\.data|\.tanstack|coverage|test-results|playwright-report|dist(-[^/]*)?)$/

/** The text of a file of the repository. */
export const textOf = (path: string): string => readFileSync(inRepository(path), 'utf8')

/** Every TypeScript file that is not generated. */
export const writtenSources = (): SourceFile[] =>
  repositoryFiles()
    .filter((path) => /\.tsx?$/.test(path) && !path.endsWith('.gen.ts'))
    .map((path) => sourceFile(path, textOf(path)))

/** The target of an import: a file of the repository for a relative import, otherwise the specifier. */
export const targetOf = (from: string, specifier: string): string =>
  specifier.startsWith('.')
    ? posix.normalize(posix.join(posix.dirname(from), withoutQuery(specifier)))
    : specifier

/** Removes a query of Vite, such as `?url` or `?raw`. */
const withoutQuery = (specifier: string): string => specifier.replace(/\?.*$/, '')

import { readdirSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { inRepository } from '../run/tools.ts'
import { type SourceFile, sourceFile } from './source-file.ts'

/** Every file that belongs to the project, from the root, with forward slashes; what tools write is left out. */
export const repositoryFiles = (folder = ''): string[] =>
  readdirSync(inRepository(folder), { withFileTypes: true }).flatMap((entry) => {
    const path = posix.join(folder, entry.name)
    if (!entry.isDirectory()) return [path]
    return writtenByTools.test(path) ? [] : repositoryFiles(path)
  })

const writtenByTools =
  /(^|\/)(node_modules|\.git|\.data|\.tanstack|coverage|test-results|playwright-report|dist(-[^/]*)?)$/

/** The text of a file of the repository. */
export const textOf = (path: string): string => readFileSync(inRepository(path), 'utf8')

/** Every TypeScript file that a person wrote. */
export const writtenSources = (): SourceFile[] =>
  repositoryFiles()
    .filter((path) => /\.tsx?$/.test(path) && !path.endsWith('.gen.ts'))
    .map((path) => sourceFile(path, textOf(path)))

/** Where an import leads: a file of the repository for a relative one, else the specifier itself. */
export const targetOf = (from: string, specifier: string): string =>
  specifier.startsWith('.')
    ? posix.normalize(posix.join(posix.dirname(from), withoutQuery(specifier)))
    : specifier

/** Vite reads what follows a question mark (`?url`, `?raw`); the file is what stands before it. */
const withoutQuery = (specifier: string): string => specifier.replace(/\?.*$/, '')

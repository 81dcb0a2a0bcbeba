import { targetOf } from './repository.ts'
import type { SourceFile } from './source-file.ts'

/** The allowed imports of a folder. The first zone that contains a file applies to it. */
export type Zone = {
  folder: string
  /** The files of the folder to which the rule applies; all of them by default. */
  files?: RegExp
  /** Path prefixes in the repository, or package names, which include their subpaths. */
  mayImport: readonly string[]
  /** The same for type imports, which the compiler erases. */
  mayImportTypesOf?: readonly string[]
  /** Whether any package may be imported. */
  anyPackage?: boolean
  because: string
}

/** The imports that break a rule, one sentence each. */
export const brokenRules = (files: readonly SourceFile[], zones: readonly Zone[]): string[] =>
  files.flatMap((file) => {
    const zone = zones.find(
      ({ folder, files }) => file.path.startsWith(folder) && (files?.test(file.path) ?? true),
    )
    if (zone === undefined) return []
    return file.imports
      .map((one) => ({ ...one, target: targetOf(file.path, one.specifier) }))
      .filter(({ target, typeOnly }) => !allows(zone, target, typeOnly))
      .map(({ target }) => `${file.path} imports ${target}: ${zone.because}`)
  })

const allows = (zone: Zone, target: string, typeOnly: boolean): boolean =>
  zone.mayImport.some((allowed) => covers(allowed, target)) ||
  (typeOnly && (zone.mayImportTypesOf ?? []).some((allowed) => covers(allowed, target))) ||
  (zone.anyPackage === true && isPackage(target))

/** Whether a path or a package is equal to the allowed one or inside it. */
export const covers = (allowed: string, target: string): boolean =>
  target === allowed || target.startsWith(allowed.endsWith('/') ? allowed : `${allowed}/`)

/** Resolved relative imports begin with a folder of the repository or with '..'. */
const isPackage = (target: string): boolean => !target.startsWith('..') && !roots.test(target)

const roots = /^(machines|packages|src|lab|backend|tests|docs|public)\//

/** The file and every file that it imports directly or indirectly, including dynamic imports. */
export const reachedFrom = (start: string, files: readonly SourceFile[]): SourceFile[] => {
  const byPath = new Map(files.map((file) => [file.path, file]))
  const reached = new Set<SourceFile>()
  const visit = (path: string) => {
    const file = byPath.get(path)
    if (file === undefined || reached.has(file)) return
    reached.add(file)
    for (const { specifier, typeOnly } of file.imports) {
      if (!typeOnly) visit(targetOf(path, specifier))
    }
  }
  visit(start)
  return [...reached]
}

/** Each circle of imports, also of type imports, as the sorted paths of its files. */
export const importCircles = (files: readonly SourceFile[]): readonly (readonly string[])[] => {
  const importsOf = new Map(
    files.map(({ path, imports }) => [
      path,
      imports.map(({ specifier }) => targetOf(path, specifier)),
    ]),
  )
  const reach = new Map(
    files.map(({ path }) => {
      const reached = new Set(importsOf.get(path))
      // A set also iterates over what is added meanwhile.
      for (const file of reached) for (const next of importsOf.get(file) ?? []) reached.add(next)
      return [path, reached]
    }),
  )
  const circles = files.map(({ path }) =>
    [...(reach.get(path) ?? [])].filter((file) => reach.get(file)?.has(path)).sort(),
  )
  return circles.filter(([first], index) => first === files[index]?.path)
}

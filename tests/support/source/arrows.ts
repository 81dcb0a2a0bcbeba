import { targetOf } from './repository.ts'
import type { SourceFile } from './source-file.ts'

/** A folder and what it may import; the first zone that a file lies in holds. */
export type Zone = {
  folder: string
  /** Beginnings of paths in the repository, or names of packages with all their subpaths. */
  mayImport: readonly string[]
  /** The same, where the compiler must be able to erase the import. */
  mayImportTypesOf?: readonly string[]
  /** Whether any package may be imported, as long as no other zone claims it. */
  anyPackage?: boolean
  because: string
}

/** The imports that no arrow allows, one sentence each. */
export const brokenArrows = (files: readonly SourceFile[], zones: readonly Zone[]): string[] =>
  files.flatMap((file) => {
    const zone = zones.find(({ folder }) => file.path.startsWith(folder))
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

/** Whether a path or a package is the allowed one or lies in it. */
export const covers = (allowed: string, target: string): boolean =>
  target === allowed || target.startsWith(allowed.endsWith('/') ? allowed : `${allowed}/`)

/** A relative import always ends in an extension; a package seldom does, and then it has a scope or a subpath. */
const isPackage = (target: string): boolean => !target.startsWith('..') && !roots.test(target)

const roots = /^(machines|src|lab|backend|tests|docs|public)\//

/** The rings of files that load each other, each told once from its first file on; erased imports load nothing. */
export const cyclesIn = (files: readonly SourceFile[]): string[] => {
  const targets = new Map(
    files.map((file) => [
      file.path,
      file.imports
        .filter(({ typeOnly }) => !typeOnly)
        .map(({ specifier }) => targetOf(file.path, specifier)),
    ]),
  )
  const done = new Set<string>()
  const rings: string[] = []
  const visit = (path: string, trail: readonly string[]) => {
    const since = trail.indexOf(path)
    if (since >= 0) {
      rings.push([...trail.slice(since), path].join(' → '))
      return
    }
    if (done.has(path)) return
    for (const target of targets.get(path) ?? []) visit(target, [...trail, path])
    done.add(path)
  }
  for (const { path } of files) visit(path, [])
  return rings
}

/** Every file that is loaded when the first one is, over static and dynamic imports, itself included. */
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

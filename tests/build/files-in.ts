import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import type { BuiltFiles } from './sizes.ts'

/** The files of a build. */
export const filesIn = async (folder: string): Promise<BuiltFiles> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  return new Map(
    await Promise.all(
      files.map(async (file) => {
        const path = join(file.parentPath, file.name)
        const name = relative(folder, path).split(sep).join('/')
        return [name, await readFile(path)] as const
      }),
    ),
  )
}

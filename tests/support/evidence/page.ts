import { readFile, writeFile } from 'node:fs/promises'
import { posix } from 'node:path'
import { inRepository } from '../run/tools.ts'
import type { Evidence } from './evidence.ts'

/** The titles of a row's tests, with links from a page of docs/ to their files. Only the first ones are listed. */
export const titlesOf = (found: readonly Evidence[]): string => {
  const named = found.map(linkTo).sort()
  const rest = named.length - maxTitles
  return [...named.slice(0, maxTitles), ...(rest > 0 ? [`and ${rest} more`] : [])].join('<br>')
}

/** Titles of parameterised tests would fill a cell. */
const maxTitles = 4

const linkTo = ({ file, title }: Evidence): string =>
  `[${posix.basename(file)}](../${file}): ${escaped(title)}`

/** A link to the decision about a row, or an empty text without one. Throws if the decision does not exist. */
export const readingIn = (decisions: readonly string[], reading: number | undefined): string => {
  if (reading === undefined) return ''
  const number = String(reading).padStart(4, '0')
  const file = decisions.find((name) => name.startsWith(`${number}-`))
  if (file === undefined) throw new Error(`There is no decision ${number}.`)
  return `, as read in [${number}](decisions/${file})`
}

/** Escapes Markdown markup. */
export const escaped = (text: string): string =>
  text.replace(/[\\`*_[\]<>|]/g, (sign) => `\\${sign}`)

/** A table in Markdown. */
export const table = (head: readonly string[], lines: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n')

/** Writes a page if it differs from the existing one. Resolves with whether it did. */
export const rewritten = async (page: string, text: string): Promise<boolean> => {
  const file = inRepository(page)
  const before = await readFile(file, 'utf8').catch(() => '')
  if (before === text) return false
  await writeFile(file, text)
  return true
}

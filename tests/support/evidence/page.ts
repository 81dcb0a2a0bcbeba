import { readFile, writeFile } from 'node:fs/promises'
import { posix } from 'node:path'
import { inRepository } from '../run/tools.ts'
import type { Evidence } from './evidence.ts'

/** The titles of a row's tests with links to their files from a page of docs/; the first ones are enough to find the rest. */
export const titlesOf = (found: readonly Evidence[]): string => {
  const named = found.map(linkTo).sort()
  const rest = named.length - most
  return [...named.slice(0, most), ...(rest > 0 ? [`and ${rest} more`] : [])].join('<br>')
}

/** A table of cases would fill a cell with its titles. */
const most = 4

const linkTo = ({ file, title }: Evidence): string =>
  `[${posix.basename(file)}](../${file}): ${escaped(title)}`

/** Where a page of docs/ says that a row was read as a decision has it; nothing without one. Throws when there is no such decision. */
export const readingIn = (decisions: readonly string[], reading: number | undefined): string => {
  if (reading === undefined) return ''
  const number = String(reading).padStart(4, '0')
  const file = decisions.find((name) => name.startsWith(`${number}-`))
  if (file === undefined) throw new Error(`There is no decision ${number}.`)
  return `, as read in [${number}](decisions/${file})`
}

/** Plain text in Markdown: what would be read as markup is taken literally. */
export const escaped = (text: string): string =>
  text.replace(/[\\`*_[\]<>|]/g, (sign) => `\\${sign}`)

/** A table in Markdown. */
export const table = (head: readonly string[], lines: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n')

/** Writes a page where it differs from the one that lies there, and says whether it did. */
export const rewritten = async (page: string, text: string): Promise<boolean> => {
  const file = inRepository(page)
  const before = await readFile(file, 'utf8').catch(() => '')
  if (before === text) return false
  await writeFile(file, text)
  return true
}

import { readFileSync } from 'node:fs'

/** What a path of a model leads to. `ahead` is the time (ms) by which the clock of the page is put forward. */
export type Row = { path: readonly string[]; ahead: number; props: unknown }

/** The rows of each section of rows.txt. The first row of a section has no path. */
export const readRows = (): Map<string, Row[]> => {
  const sections = new Map<string, Row[]>()
  let rows: Row[] = []
  let common: Row | undefined
  for (const line of readFileSync(new URL('rows.txt', import.meta.url), 'utf8').split('\n')) {
    const [, indent = '', path = '', later = '0', more, json] =
      /^( *)(.*?)(?: \((\d+) ms later\))?:( …)?(?: ([[{"n].*))?$/.exec(line) ?? []
    if (line === '' || line.startsWith('#')) continue
    if (!line.startsWith(' ')) {
      rows = []
      sections.set(line, rows)
      continue
    }
    const parent = indent.length > 2 ? common : rows[0]
    const moves = path === 'the start' || path === 'then' ? [] : path.split('; ')
    const row = {
      path: [...(parent?.path ?? []), ...moves],
      ahead: Number(later),
      props: merged(parent?.props, json === undefined ? {} : JSON.parse(json, repeated)),
    }
    if (more) common = row
    else rows.push(row)
  }
  return sections
}

const repeated = (_key: string, value: unknown): unknown =>
  typeof value === 'string'
    ? value.replace(/^(.)×(\d+)$/, (_, one, times) => one.repeat(times))
    : value

const merged = (props: unknown, changes: unknown): unknown =>
  isObject(changes) ? { ...(isObject(props) ? props : {}), ...changes } : changes

/** Whether a value is an object with props. */
export const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

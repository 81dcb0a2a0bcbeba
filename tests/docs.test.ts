import { posix } from 'node:path'
import { describe, expect, test } from 'vitest'
import { repositoryFiles, textOf, writtenSources } from './support/source/repository.ts'

const files = repositoryFiles()
const pages = files.filter((path) => path.endsWith('.md'))

describe('docstrings', () => {
  const sources = writtenSources()

  test.each(['machines/', 'packages/', 'src/services/', 'src/design/', 'backend/'])(
    'exist for at least 90 % of the exports of %s',
    (folder) => {
      const exported = sources
        .filter(({ path }) => path.startsWith(folder) && !isStyleSheet(path))
        .flatMap(({ path, exports }) => exports.map((one) => ({ path, ...one })))
        // A package's entry names what other files document.
        .filter(({ reExported }) => !reExported)
      const undocumented = exported.filter(({ documented }) => !documented)
      const share = (exported.length - undocumented.length) / exported.length
      const locations = undocumented.map(({ path, line, name }) => `${path}:${line} ${name}`)
      expect(share, `without a docstring:\n${locations.join('\n')}`).toBeGreaterThanOrEqual(0.9)
    },
  )
})

describe('links', () => {
  test.each(pages)('in %s resolve to an existing file and heading', (page) => {
    const targets = [...withoutCode(textOf(page)).matchAll(/\]\(([^)\s]+)\)/g)].map(
      ([, target]) => target ?? '',
    )
    const broken = targets.filter((target) => !isWeb(target) && !resolves(page, target))
    expect(broken).toEqual([])
  })

  test('from the README reach every page of docs/', () => {
    const reached = pagesReachedFrom('README.md')
    const unreachable = pages.filter((page) => page.startsWith('docs/') && !reached.has(page))
    expect(unreachable).toEqual([])
  })
})

describe('folders', () => {
  const folders = [
    ...['machines', 'src', 'lab', 'backend', 'tools', 'tests', 'docs/decisions'],
    ...['src/app', 'src/routes', 'src/screens', 'src/design', 'src/services', 'src/copy'],
    ...['tools/dev', 'tests/conformance'],
  ]

  test.each(folders)('%s has a README of at most 80 lines', (folder) => {
    // Generated charts and the index of the decision records grow with the project.
    const text = textOf(`${folder}/README.md`)
      .replace(/<!-- charts.*<!-- \/charts -->/s, '')
      .replaceAll(/^- \d{4} .*\n/gm, '')
    expect(text.split('\n').length).toBeLessThanOrEqual(80)
    expect(text).toMatch(/^# /)
  })

  test('on the top level are all listed above', () => {
    const top = files
      .map((path) => path.split('/'))
      .filter(([first, second]) => second !== undefined && first?.startsWith('.') === false)
      .map(([first]) => first ?? '')
    // Vite copies every file of public into the build: a README there would be served to members.
    // Every package has its own.
    const known = [...folders, 'docs', 'public', 'packages']
    expect([...new Set(top)].filter((name) => !known.includes(name))).toEqual([])
  })
})

describe('decisions', () => {
  const entries = files.filter((path) => /^docs\/decisions\/\d/.test(path))
  const number = (path: string) => Number(posix.basename(path).slice(0, 4))

  test('have a number each, as have the readings of the specification', () => {
    const readings = anchorsOf(textOf('docs/decisions/readings.md')).map(Number).filter(Boolean)
    expect(readings.slice(0, 30)).toEqual(Array.from({ length: 30 }, (_, index) => index + 1))
    const numbers = [...readings, ...entries.map(number)]
    expect(new Set(numbers).size).toBe(numbers.length)
  })

  test.each(entries)(
    '%s has the sections context, decision, consequences and reopen when',
    (entry) => {
      const headings = [...textOf(entry).matchAll(/^## (.+)$/gm)].map(([, heading]) => heading)
      expect(headings).toEqual(['Context', 'Decision', 'Consequences', 'Reopen when'])
    },
  )

  test.each(entries)('%s is listed in the index', (entry) => {
    expect(textOf('docs/decisions/README.md')).toContain(`(${posix.basename(entry)})`)
  })
})

const isWeb = (target: string): boolean => /^(https?|mailto):/.test(target)

/** Whether a relative link points to an existing file or folder, and its anchor to a heading. */
const resolves = (page: string, target: string): boolean => {
  const [path = '', anchor] = target.split('#')
  const full = path === '' ? page : posix.join(posix.dirname(page), path)
  if (!files.includes(full)) return files.some((file) => file.startsWith(full.replace(/\/?$/, '/')))
  return anchor === undefined || !full.endsWith('.md') || anchorsOf(textOf(full)).includes(anchor)
}

/** The anchors of a page: those that it names, and those that GitHub generates for its headings. */
const anchorsOf = (text: string): string[] => [
  ...[...text.matchAll(/<a id="([^"]+)">/g)].map(([, id = '']) => id),
  ...[...withoutCode(text).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{Letter}\p{Number}\s_-]/gu, '')
      .trim()
      .replace(/\s/g, '-'),
  ),
]

const withoutCode = (text: string): string =>
  text.replace(/^```[\s\S]*?^```/gm, '').replace(/`[^`\n]*`/g, '')

const pagesReachedFrom = (start: string): Set<string> => {
  const reached = new Set<string>()
  const visit = (page: string) => {
    if (reached.has(page) || !pages.includes(page)) return
    reached.add(page)
    for (const [, target = ''] of textOf(page).matchAll(/\]\(([^)\s#]+)[^)]*\)/g)) {
      const full = posix.join(posix.dirname(page), target)
      visit(full)
      visit(posix.join(full, 'README.md'))
    }
  }
  visit(start)
  return reached
}

/** The component that uses a style documents it. */
function isStyleSheet(path: string): boolean {
  return path.endsWith('.css.ts')
}

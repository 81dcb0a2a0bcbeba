import { posix } from 'node:path'
import { describe, expect, test } from 'vitest'
import { repositoryFiles, textOf, writtenSources } from './support/source/repository.ts'

const files = repositoryFiles()
const pages = files.filter((path) => path.endsWith('.md'))

describe('docstrings', () => {
  const sources = writtenSources()

  test.each(['machines/', 'src/services/', 'src/design/', 'backend/'])(
    'stand before nine in ten exports of %s',
    (folder) => {
      const exported = sources
        .filter(({ path }) => path.startsWith(folder) && !isStyleSheet(path))
        .flatMap(({ path, exports }) => exports.map((one) => ({ path, ...one })))
      const bare = exported.filter(({ documented }) => !documented)
      const share = (exported.length - bare.length) / exported.length
      const places = bare.map(({ path, line, name }) => `${path}:${line} ${name}`)
      expect(share, `without a docstring:\n${places.join('\n')}`).toBeGreaterThanOrEqual(0.9)
    },
  )
})

describe('links', () => {
  test.each(pages)('of %s lead somewhere', (page) => {
    const targets = [...withoutCode(textOf(page)).matchAll(/\]\(([^)\s]+)\)/g)].map(
      ([, target]) => target ?? '',
    )
    const broken = targets.filter((target) => !isWeb(target) && !leadsSomewhere(page, target))
    expect(broken).toEqual([])
  })

  test('of the README reach every page of docs/', () => {
    const reached = pagesReachedFrom('README.md')
    const lost = pages.filter((page) => page.startsWith('docs/') && !reached.has(page))
    expect(lost).toEqual([])
  })
})

describe('folders', () => {
  const rooms = [
    ...['machines', 'src', 'lab', 'backend', 'tests', 'docs/decisions'],
    ...['src/app', 'src/routes', 'src/screens', 'src/design', 'src/services', 'src/copy'],
    ...['backend/api', 'backend/local', 'machines/model', 'tests/conformance', 'tests/faults'],
  ]

  test.each(rooms)('%s says in a few lines what may live there', (room) => {
    const text = textOf(`${room}/README.md`).replace(/<!-- charts.*<!-- \/charts -->/s, '')
    expect(text.split('\n').length).toBeLessThanOrEqual(80)
    expect(text).toMatch(/^# /)
  })

  test('no room is missing from the list above', () => {
    const top = files
      .map((path) => path.split('/'))
      .filter(([first, second]) => second !== undefined && first?.startsWith('.') === false)
      .map(([first]) => first ?? '')
    // Vite ships whatever lies in public: a README there would be served to members.
    const known = [...rooms, 'docs', 'public']
    expect([...new Set(top)].filter((folder) => !known.includes(folder))).toEqual([])
  })
})

describe('decisions', () => {
  const entries = files.filter((path) => /^docs\/decisions\/\d/.test(path))
  const number = (path: string) => Number(posix.basename(path).slice(0, 4))

  test('are numbered without a gap', () => {
    const numbers = entries.map(number).sort((one, other) => one - other)
    expect(numbers).toEqual(numbers.map((_, index) => index + 1))
  })

  test('hold the thirty readings of the specification under their own numbers', () => {
    expect(entries.length).toBeGreaterThanOrEqual(30)
  })

  test.each(entries)('%s says context, decision, consequences, and when to reopen it', (entry) => {
    const headings = [...textOf(entry).matchAll(/^## (.+)$/gm)].map(([, heading]) => heading)
    expect(headings).toEqual(['Context', 'Decision', 'Consequences', 'Reopen when'])
  })

  test.each(entries)('%s is listed in the index', (entry) => {
    expect(textOf('docs/decisions/README.md')).toContain(`(${posix.basename(entry)})`)
  })
})

const isWeb = (target: string): boolean => /^(https?|mailto):/.test(target)

/** Whether a relative link leads to a file or a folder, and its anchor to a heading. */
const leadsSomewhere = (page: string, target: string): boolean => {
  const [path = '', anchor] = target.split('#')
  const full = path === '' ? page : posix.join(posix.dirname(page), path)
  if (!files.includes(full)) return files.some((file) => file.startsWith(full.replace(/\/?$/, '/')))
  return anchor === undefined || !full.endsWith('.md') || anchorsOf(textOf(full)).includes(anchor)
}

/** The anchors that GitHub gives to the headings of a page. */
const anchorsOf = (text: string): string[] =>
  [...withoutCode(text).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{Letter}\p{Number}\s_-]/gu, '')
      .trim()
      .replace(/\s/g, '-'),
  )

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

/** A style is described by the component that wears it. */
function isStyleSheet(path: string): boolean {
  return path.endsWith('.css.ts')
}

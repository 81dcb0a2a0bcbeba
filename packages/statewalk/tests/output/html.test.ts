import { Window } from 'happy-dom'
import { expect, test } from 'vitest'
import { htmlOf } from '../../src/output/html.ts'
import {
  failedSurvey,
  ferrySurvey,
  hostile,
  hostileSurvey,
  pitSurvey,
  unbalancedIn,
  unknownSurvey,
} from './surveys.ts'

const documentOf = (html: string) => new new Window().DOMParser().parseFromString(html, 'text/html')

test('the page shows the findings with their paths, and what broke a rule is open', () => {
  const page = documentOf(htmlOf([pitSurvey]))
  const broken = page.querySelector('details.broken')
  expect(broken?.hasAttribute('open')).toBe(true)
  expect(broken?.querySelector('summary')?.textContent).toContain('broken: no deadlock')
  expect(broken?.querySelector('pre')?.textContent).toContain('after anyone: fell')
  const accepted = page.querySelector('details.accepted')
  expect(accepted?.hasAttribute('open')).toBe(false)
  expect(page.body.textContent).toContain('2 configurations, 1 moves')
  expect(page.querySelector('ol')?.textContent).toContain('anyone: fell')
})

test('the chart shows states in each other, their coverage in words, and transitions as links', () => {
  const page = documentOf(htmlOf([pitSurvey]))
  const [root, ...states] = [...page.querySelectorAll('.state')]
  expect(states.map((state) => state.parentElement === root)).toEqual([true, true, true])
  expect(states.map((state) => state.querySelector('p')?.textContent)).toEqual([
    '● above',
    'below',
    'nowhere unreachable',
  ])
  const link = states[0]?.querySelector('li a')
  expect(link?.parentElement?.textContent).toBe('fell → below')
  expect(link?.getAttribute('href')).toBe(`#${states[1]?.id}`)
  const rows = [...page.querySelectorAll('tr')].map(({ textContent }) => textContent)
  expect(rows).toContain('states2 of 3')
})

test('the chart names the kind of a special state, what runs in it, and transitions that stay', () => {
  const page = documentOf(htmlOf([ferrySurvey]))
  const [root, docked, gone] = [...page.querySelectorAll('.state')]
  expect(root?.querySelector('p')?.textContent).toBe('ferry')
  expect([...(docked?.querySelectorAll('p') ?? [])].map(({ textContent }) => textContent)).toEqual([
    '● docked',
    'runs load, weigh',
  ])
  expect([...(docked?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent)).toEqual(
    ['hooted stays', 'left → gone'],
  )
  expect(gone?.textContent.trim()).toBe('gone (final)')
  const partsOf = (state: typeof gone) => [...(state?.children ?? [])].map((part) => part.localName)
  expect(partsOf(root)).toEqual(['p', 'div', 'div'])
  expect(partsOf(docked)).toEqual(['p', 'p', 'ul'])
  expect(partsOf(gone)).toEqual(['p'])
})

test('the page has a language, a title, a policy against loading, and a section for each machine', () => {
  expect(htmlOf([pitSurvey])).toMatch(/^<!doctype html>/)
  const page = documentOf(htmlOf([pitSurvey, ferrySurvey]))
  const contentOf = (selector: string) => page.querySelector(selector)?.getAttribute('content')
  expect(unbalancedIn(htmlOf([pitSurvey, ferrySurvey]))).toEqual([])
  expect(page.documentElement.lang).toBe('en')
  expect(page.title).toBe('Statewalk: pit, ferry')
  expect(page.querySelector('meta[charset]')?.getAttribute('charset')).toBe('utf-8')
  expect(contentOf('meta[name=viewport]')).toBe('width=device-width')
  expect(contentOf('meta[http-equiv="Content-Security-Policy"]')).toBe(
    "default-src 'none'; style-src 'unsafe-inline'",
  )
  expect(page.querySelector('style')?.textContent).toContain('color-scheme: light dark')
  const sections = [...page.querySelectorAll('main > section')]
  expect(
    sections.map((section) =>
      [...section.querySelectorAll('h1, h2')].map((each) => each.textContent),
    ),
  ).toEqual([
    ['pit', 'Findings', 'Coverage', 'Chart', 'Paths'],
    ['ferry', 'Findings', 'Coverage', 'Chart', 'Paths'],
  ])
  expect(sections.map(({ textContent }) => textContent.includes('No problems.'))).toEqual([
    false,
    true,
  ])
  expect(sections.map((section) => section.querySelector('h1 + p')?.textContent)).toEqual(
    [pitSurvey, ferrySurvey].map(({ model }) => model.question),
  )
  expect(page.querySelectorAll('tr > th[scope=row]')).toHaveLength(12)
})

test('a link leads to a state of its own machine', () => {
  const page = documentOf(htmlOf([pitSurvey, ferrySurvey]))
  const ids = [...page.querySelectorAll('.state')].map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  for (const link of page.querySelectorAll('li a')) {
    const target = page.querySelector(link.getAttribute('href') ?? '')
    expect(target?.querySelector('b')?.textContent).toBe(link.textContent)
    expect(target?.closest('section')).toBe(link.closest('section'))
  }
})

test('what a path does not cover is named in words beside the state and the transition', () => {
  const page = documentOf(htmlOf([unknownSurvey]))
  const text = (selector: string) => page.querySelector(selector)?.textContent
  expect(text('.state.unreachable > p')).toBe('nowhere unreachable')
  expect(page.querySelectorAll('.state.covered i')).toHaveLength(
    page.querySelectorAll('.state.covered :is(.uncovered, .unreachable) i').length,
  )
})

test('the page says if not everything was explored, and why', () => {
  const textOf = (survey: typeof pitSurvey) => documentOf(htmlOf([survey])).body.textContent
  expect(textOf(unknownSurvey)).toContain('(not all: more than 1 configurations)')
  expect(textOf(pitSurvey)).not.toContain('not all')
})

test('the page loads nothing, runs nothing and escapes every text', () => {
  const html = htmlOf([hostileSurvey, failedSurvey])
  const page = documentOf(html)
  expect(page.querySelectorAll('img, script, link, iframe').length).toBe(0)
  expect(html).not.toMatch(/(src|href)=["']?(?!#)[^"'>\s]*:/)
  const shown = hostile.replace('\u0007', '\ufffd')
  const text = page.body.textContent
  for (const name of [`machine ${shown}`, `state ${shown}`, `event ${shown}`, `it throws ${shown}`])
    expect(text).toContain(name)
})

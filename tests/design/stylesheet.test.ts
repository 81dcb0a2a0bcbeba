import familjenGrotesk from '@fontsource-variable/familjen-grotesk/unicode.json' with {
  type: 'json',
}
import instrumentSans from '@fontsource-variable/instrument-sans/unicode.json' with { type: 'json' }
import type { AtRule, ChildNode, Declaration, Root, Rule } from 'postcss'
import { beforeAll, describe, expect, test } from 'vitest'
import { builtStylesheet } from './support/stylesheet.ts'

let sheet: Root

beforeAll(async () => {
  sheet = await builtStylesheet()
}, 60_000)

describe('the cascade', () => {
  test('has five layers in one order: reset, tokens, components, variants, screens', () => {
    const named = atRules('layer').flatMap(({ params }) => params.split(/,\s*/))
    expect([...new Set(named)]).toEqual(['reset', 'tokens', 'components', 'variants', 'screens'])
  })

  test('has no rule outside a layer, because such a rule would override all others', () => {
    const loose = rules().filter((rule) => !isWithin(rule, 'layer') && !isWithin(rule, 'keyframes'))
    expect(loose.map(({ selector }) => selector)).toEqual([])
  })

  test('needs no !important', () => {
    expect(declarations().filter(({ important }) => important)).toEqual([])
  })
})

describe('the marquee', () => {
  test('loops in 20 s, endlessly, without reduced motion', () => {
    const leaving = declarations().find(({ prop, value, parent }) => {
      const moves = prop === 'transform' && /^translate(X|3d)?\(-100%/.test(value)
      return moves && parent?.parent?.type === 'atrule'
    })
    const frames = leaving?.parent?.parent
    const name = frames?.type === 'atrule' ? frames.params : 'none'
    const passes = declarations().filter(
      ({ prop, value }) => prop === 'animation' && value.split(' ').includes(name),
    )
    expect(passes.map(({ value }) => value.replace(name, '').trim())).toEqual([
      '20000ms linear infinite',
    ])
  })
})

describe('the custom properties', () => {
  test('have readable names', () => {
    const names = rules()
      .filter(({ selector }) => selector === ':root')
      .flatMap(({ nodes }) => nodes.filter(isDeclaration).map(({ prop }) => prop))
    expect(names).toContain('--color-bg-canvas')
    expect(names).toContain('--space-4')
    expect(names).toContain('--type-hero-size')
  })

  test('are all defined', () => {
    const defined = new Set(declarations().map(({ prop }) => prop))
    const givenByBaseUi = /^--(anchor|available|transform|positioner|popup)-/
    const used = declarations().flatMap(({ value }) =>
      [...value.matchAll(/var\((--[\w-]+)\)/g)].map(([, name = '']) => name),
    )
    expect(used.filter((name) => !defined.has(name) && !givenByBaseUi.test(name))).toEqual([])
  })
})

describe('the themes', () => {
  const canvasIn = (selector: string, media: string | null) =>
    rules()
      .filter((rule) => rule.selector === selector && mediaOf(rule) === media)
      .flatMap(({ nodes }) => nodes.filter(isDeclaration))
      .find(({ prop }) => prop === '--color-bg-canvas')?.value

  test('are light by default', () => {
    expect(canvasIn(':root', null)).toBe('#F6F6EC')
  })

  test('follow the system’s dark mode, but not against an explicit choice of light', () => {
    const systemIsDark = 'screen and (prefers-color-scheme: dark)'
    expect(canvasIn(':root:not([data-theme="light"])', systemIsDark)).toBe('#0D1712')
    expect(canvasIn(':root', systemIsDark)).toBeUndefined()
  })

  test('are dark by an explicit choice of dark, whatever the system prefers', () => {
    expect(canvasIn(':root[data-theme="dark"]', 'screen')).toBe('#0D1712')
  })

  test('are light in print, whatever the choice on the screen', () => {
    const darkened = rules()
      .filter((rule) => rule.selector.includes('data-theme'))
      .filter((rule) => !mediaOf(rule)?.startsWith('screen'))
    expect(darkened.map(({ selector }) => selector)).toEqual([])
  })
})

describe('movement', () => {
  test('uses only transform and opacity in every animation', () => {
    const moved = atRules('keyframes').flatMap((frames) => {
      const found: string[] = []
      frames.walkDecls(({ prop }) => {
        found.push(prop)
      })
      return found
    })
    expect([...new Set(moved)].sort()).toEqual(['opacity', 'transform'])
  })

  test('uses only transform and opacity in transitions; colours may cross-fade', () => {
    const harmless =
      /^(transform|opacity|color|background-color|border-color|text-decoration-color)$/
    const eased = declarations().flatMap(({ prop, value, parent }) => {
      const names =
        prop === 'transition-property'
          ? value.split(/,\s*/)
          : prop === 'transition'
            ? value.split(/,(?![^(]*\))\s*/).map(firstWord)
            : []
      return names.map((name) => ({ name, isOutOfFlow: placeOf(parent) === 'absolute' }))
    })
    expect(eased.length).toBeGreaterThan(10)
    const layout = eased.filter(
      ({ name, isOutOfFlow }) => !harmless.test(name) && !(name === 'display' && isOutOfFlow),
    )
    expect(layout).toEqual([])
  })

  test('fades or ends at once with reduced motion', () => {
    const moving = atRules('keyframes').filter(movesSomething)
    const names = new Set(moving.map(({ params }) => params))
    const moves = declarations().filter(
      ({ prop, value }) =>
        (/^animation(-name)?$/.test(prop) &&
          value.split(/[\s,]+/).some((word) => names.has(word))) ||
        (/^transition(-property)?$/.test(prop) && /\btransform\b/.test(value)),
    )
    expect(moves.length).toBeGreaterThan(10)
    const left = moves.flatMap(({ parent }) =>
      parent?.type === 'rule' && !isForThoseWhoAllowIt(parent as Rule) ? [parent as Rule] : [],
    )
    expect(left.filter((rule) => !isStilled(rule, names)).map(({ selector }) => selector)).toEqual(
      [],
    )
  })
})

describe('directions', () => {
  test('are logical, so that the site can be read from right to left', () => {
    const physical =
      /^((margin|padding|border)-(left|right)|left|right|border-(top|bottom)-(left|right)-radius)/
    const found = declarations().filter(
      ({ prop, value }) =>
        physical.test(prop) || (prop === 'text-align' && /left|right/.test(value)),
    )
    expect(found.map(String)).toEqual([])
  })
})

describe('the loaded fonts', () => {
  test('are two of our own, each in a common and a Latin part, with nothing from another host', () => {
    const urls = [...sheet.toString().matchAll(/url\((['"]?)([^)]*)\1\)/g)].map((match) => match[2])
    expect(urls).toHaveLength(4)
    for (const url of urls)
      expect(url).toMatch(/^\/assets\/[\w-]+-(common|latin-wght-normal)-[\w-]+\.woff2$/)
  })

  test('have every Latin character of their packages in exactly one of two files', () => {
    for (const [family, { latin }] of [
      ['Familjen Grotesk', familjenGrotesk],
      ['Instrument Sans', instrumentSans],
    ] as const) {
      const [complete = [], common = []] = atRules('font-face')
        .map(String)
        .filter((one) => one.includes('url(') && one.includes(family))
        .map((one) => charactersIn(/unicode-range:([^;}]*)/.exec(one)?.[1] ?? ''))
      expect(complete.filter((character) => common.includes(character))).toEqual([])
      // Combining marks are left to the fallback fonts.
      const marks = charactersIn('U+304,U+308,U+329')
      const all = charactersIn(latin).filter((character) => !marks.includes(character))
      expect([...complete, ...common].sort((one, other) => one - other)).toEqual(all)
    }
  })

  test('never hide text while they load', () => {
    const faces = atRules('font-face')
      .map(String)
      .filter((face) => face.includes('url('))
    expect(faces.filter((face) => !/font-display:\s*swap/.test(face))).toEqual([])
  })
})

/** The code points of a list of ranges such as `U+20, U+2C-2E, U+4??`. */
function charactersIn(ranges: string): number[] {
  return ranges.split(',').flatMap((range) => {
    const [first = '', last = first] = range.trim().slice(2).split('-')
    const from = Number.parseInt(first.replaceAll('?', '0'), 16)
    const to = Number.parseInt(last.replaceAll('?', 'f'), 16)
    return Array.from({ length: to - from + 1 }, (_, index) => from + index)
  })
}

function rules(): Rule[] {
  const found: Rule[] = []
  sheet.walkRules((rule) => {
    found.push(rule)
  })
  return found
}

function declarations(): Declaration[] {
  const found: Declaration[] = []
  sheet.walkDecls((declaration) => {
    found.push(declaration)
  })
  return found
}

function atRules(name: string): AtRule[] {
  const found: AtRule[] = []
  sheet.walkAtRules(name, (rule) => {
    found.push(rule)
  })
  return found
}

function placeOf(rule: Declaration['parent']): string | undefined {
  if (rule?.type !== 'rule') return undefined
  return (rule as Rule).nodes.filter(isDeclaration).find(({ prop }) => prop === 'position')?.value
}

function isDeclaration(node: ChildNode): node is Declaration {
  return node.type === 'decl'
}

function isWithin(node: Rule, name: string): boolean {
  return ancestorsOf(node).some((ancestor) => ancestor.name === name)
}

function movesSomething(frames: AtRule): boolean {
  let moves = false
  frames.walkDecls('transform', () => {
    moves = true
  })
  return moves
}

const mediaParams = (rule: Rule) =>
  ancestorsOf(rule).flatMap(({ name, params }) => (name === 'media' ? [params] : []))

/** Whether the rule applies only without reduced motion. */
function isForThoseWhoAllowIt(rule: Rule): boolean {
  return mediaParams(rule).some((params) =>
    params.includes('prefers-reduced-motion: no-preference'),
  )
}

/** Whether reduced motion removes the movement of a rule, or its duration becomes 0 ms with reduced motion. */
function isStilled(rule: Rule, moving: ReadonlySet<string>): boolean {
  const times = rule.nodes.filter(isDeclaration).map(({ value }) => value)
  const [own] = /\.[\w-]+/.exec(rule.selector) ?? []
  const isOver = times.some((value) =>
    /transform var\(--motion-duration-(press|quick)\)|var\(--motion-duration-press\)$/.test(value),
  )
  if (isOver || own === undefined) return isOver
  return rules()
    .filter(({ selector }) => selector.includes(own))
    .filter((other) => mediaParams(other).some((params) => /reduced-motion: reduce/.test(params)))
    .flatMap(({ nodes }) => nodes.filter(isDeclaration))
    .some(
      ({ prop, value }) =>
        (prop === 'transform' && value === 'none') ||
        (/^animation(-name)?$/.test(prop) &&
          !value.split(/[\s,]+/).some((word) => moving.has(word))),
    )
}

function mediaOf(node: Rule): string | null {
  return ancestorsOf(node).find(({ name }) => name === 'media')?.params ?? null
}

function ancestorsOf(rule: Rule): AtRule[] {
  const found: AtRule[] = []
  sheet.walkAtRules((around) => {
    around.walkRules((inner) => {
      if (inner === rule) found.push(around)
    })
  })
  return found
}

function firstWord(text: string): string {
  return text.trim().split(/\s/)[0] ?? ''
}

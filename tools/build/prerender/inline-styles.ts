import {
  type Declaration,
  type Rule,
  type Selector,
  type SelectorComponent,
  type TokenOrValue,
  transform,
} from 'lightningcss'

/**
 * Returns the rules of a style sheet that apply to this HTML, with short names of custom properties. A custom property
 * with one value becomes that value. The complete style sheet may be added after it: its rules compute to the same
 * values, so class names and the names of animations stay. `setByScripts` are the states that the page's inline scripts
 * set; the site's scripts wait for the complete style sheets. The custom properties that the `drawings` read keep their
 * names, because pages share the file of the drawings.
 */
export const inlineStyles = (
  styles: string,
  html: string,
  setByScripts: readonly string[],
  drawings = '',
): string => {
  const kept = new Set(namesIn(drawings, readName))
  const isUnused = unusedIn(html, setByScripts)
  const used = withoutUnused(styles, kept, isUnused)
  return renamed(withoutUnused(withoutConstants(used, kept), kept, isUnused), kept)
}

const readName = /var\((--[\w-]+)/g

const withoutUnused = (
  styles: string,
  kept: ReadonlySet<string>,
  isUnused: (selector: Selector) => boolean,
): string => {
  let text = styles
  let length: number
  do {
    length = text.length
    const read = new Set([...kept, ...namesIn(text, readName)])
    const animations = namesIn(text, /\banimation(?:-name)?:([^;}]*)/g)
      .join(' ')
      .split(/[\s,]+/)
    const unusedSymbols = [
      ...namesIn(text, /(--[\w-]+):/g).filter((name) => !read.has(name)),
      ...namesIn(text, /@keyframes ([\w-]+)/g).filter((name) => !animations.includes(name)),
    ]
    text = minified(text, {
      unusedSymbols,
      visitor: { Selector: (selector) => (isUnused(selector) ? [] : selector) },
    })
  } while (text.length < length)
  return text
}

/** Returns a function that says whether no element of the HTML has a name, a class or a state of the selector. */
const unusedIn = (html: string, setByScripts: readonly string[]) => {
  const elements = new Set(['html', 'body', ...namesIn(html, /<([a-z][\w-]*)/gi)])
  const classes = new Set(
    namesIn(html, /\bclass="([^"]*)"/g).flatMap((names) => names.split(/\s+/)),
  )
  const states = new Set(namesIn(html, /\s((?:data|aria)-[\w-]+)=/g).concat(setByScripts))
  const values = new Set(namesIn(html, /\s((?:data|aria)-[\w-]+="[^"]*")/g))
  const isMissing = (part: SelectorComponent): boolean => {
    if (part.type === 'type') return !elements.has(part.name)
    if (part.type === 'class') return !classes.has(part.name)
    if (part.type === 'attribute' && /^(data|aria)-/.test(part.name)) {
      const { name, operation } = part
      if (setByScripts.includes(name)) return false
      return operation?.operator === 'equal'
        ? !values.has(`${name}="${operation.value}"`)
        : !states.has(name)
    }
    if (part.type !== 'pseudo-class') return false
    if (part.kind === 'is' || part.kind === 'has') return part.selectors.every(isUnused)
    if (part.kind === 'dir') return part.direction === 'rtl' && !/\sdir=/.test(html)
    return part.kind === 'disabled' && !/\sdisabled=/.test(html)
  }
  const isUnused = (selector: Selector): boolean => selector.some(isMissing)
  return isUnused
}

/** Replaces each custom property that has the same value in all rules, and one of them applies to the whole page. */
const withoutConstants = (styles: string, kept: ReadonlySet<string>): string => {
  const values = new Map<string, Set<string>>()
  const constants = new Map<string, TokenOrValue[]>()
  minified(styles, {
    visitor: {
      StyleSheet: ({ rules }) => {
        for (const { name, value } of rootProperties(rules)) constants.set(name, value)
      },
      Declaration: {
        custom: ({ name, value }) => {
          values.set(name, (values.get(name) ?? new Set()).add(JSON.stringify(value)))
        },
      },
    },
  })
  for (const [name, value] of constants) {
    const isConstant =
      !kept.has(name) && values.get(name)?.size === 1 && !JSON.stringify(value).includes('"var"')
    if (!isConstant) constants.delete(name)
  }
  return minified(styles, {
    visitor: {
      Variable: ({ name }) => constants.get(name.ident),
      Declaration: { custom: ({ name }) => (constants.has(name) ? [] : undefined) },
    },
  })
}

/** The custom properties of `:root` that no media query restricts. */
const rootProperties = (rules: readonly Rule[]): { name: string; value: TokenOrValue[] }[] =>
  rules.flatMap((rule) => {
    if (rule.type === 'layer-block') return rootProperties(rule.value.rules)
    if (rule.type !== 'style' || !isRoot(rule.value.selectors)) return []
    return (rule.value.declarations?.declarations ?? []).flatMap((each: Declaration) =>
      each.property === 'custom' ? [each.value] : [],
    )
  })

const isRoot = (selectors: unknown): boolean =>
  JSON.stringify(selectors) === JSON.stringify([[{ type: 'pseudo-class', kind: 'root' }]])

const renamed = (styles: string, kept: ReadonlySet<string>): string => {
  const names = new Map([...kept].map((name) => [name, name]))
  return minified(styles, {
    visitor: {
      DashedIdent: (name) => {
        const short = names.get(name) ?? `--${(names.size - kept.size).toString(36)}`
        names.set(name, short)
        return short
      },
    },
  })
}

const minified = (
  styles: string,
  options: Pick<Parameters<typeof transform>[0], 'unusedSymbols' | 'visitor'>,
): string =>
  transform({
    ...options,
    filename: 'page.css',
    code: Buffer.from(styles),
    minify: true,
  }).code.toString()

const namesIn = (text: string, found: RegExp): string[] => [
  ...new Set([...text.matchAll(found)].map(([, name = '']) => name)),
]

import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { PROVIDER_SCRIPTS, trustProviderScripts } from '../../src/services/trusted-scripts.ts'
import { textOf } from '../support/source/repository.ts'

type Policy = { name: string; createScriptURL(url: string): string }

/** The code that creates the policy: the site, or the first script of a prerendered page. */
const creators: Readonly<Record<string, () => Policy[]>> = {
  site: () => rulesOf(),
  'prerendered page': () => {
    const made: Policy[] = []
    const script = textOf('tools/build/prerender/first-script.js')
      .replace('STORED_UNDER', '[]')
      .replace('IS_LOGIN', 'false')
      .replace('PROVIDER_SCRIPTS', JSON.stringify(PROVIDER_SCRIPTS))
    const deny = () => {
      throw new Error('SecurityError')
    }
    runInNewContext(script, {
      URL,
      TypeError,
      document: { documentElement: { dataset: {} } },
      localStorage: { getItem: deny },
      trustedTypes: {
        createPolicy: (name: string, rules: Omit<Policy, 'name'>) => made.push({ name, ...rules }),
      },
    })
    return made
  },
}

const rulesOf = (defaultPolicy: object | null = null) => {
  const made: Policy[] = []
  trustProviderScripts({
    trustedTypes: { defaultPolicy, createPolicy: (name, rules) => made.push({ name, ...rules }) },
  })
  return made
}

describe.each(Object.entries(creators))('the policy for scripts of the %s', (_, create) => {
  it('is created once, with the name that the headers allow', () => {
    expect(create().map(({ name }) => name)).toEqual(['default'])
  })

  it('allows the script of the providers', () => {
    const url = 'https://apis.google.com/js/api.js?onload=__iframefcb'
    expect(create()[0]?.createScriptURL(url)).toBe(url)
  })

  it.each([
    'https://apis.google.com.evil.example/js/api.js',
    'http://apis.google.com/js/api.js',
    'https://evil.example/?https://apis.google.com/',
    'data:text/javascript,alert(1)',
    'javascript:alert(1)',
  ])('rejects %s', (url) => {
    expect(() => create()[0]?.createScriptURL(url)).toThrow(url)
  })
})

describe('the site', () => {
  it('creates no second policy if the first script of the page has created it', () => {
    expect(rulesOf({})).toEqual([])
  })

  it('works without a policy in a browser without Trusted Types', () => {
    expect(() => trustProviderScripts({})).not.toThrow()
  })
})

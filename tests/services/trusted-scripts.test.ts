import { describe, expect, it } from 'vitest'
import { trustProviderScripts } from '../../src/services/trusted-scripts.ts'

const rulesOf = () => {
  const made: { name: string; createScriptURL(address: string): string }[] = []
  trustProviderScripts({
    trustedTypes: { createPolicy: (name, rules) => made.push({ name, ...rules }) },
  })
  return made
}

describe('the policy for scripts', () => {
  it('is one policy with the name that the headers allow', () => {
    expect(rulesOf().map(({ name }) => name)).toEqual(['default'])
  })

  it('lets the script of the providers through', () => {
    const address = 'https://apis.google.com/js/api.js?onload=__iframefcb'
    expect(rulesOf()[0]?.createScriptURL(address)).toBe(address)
  })

  it.each([
    'https://apis.google.com.evil.example/js/api.js',
    'http://apis.google.com/js/api.js',
    'https://evil.example/?https://apis.google.com/',
    'data:text/javascript,alert(1)',
    'javascript:alert(1)',
  ])('refuses %s', (address) => {
    expect(() => rulesOf()[0]?.createScriptURL(address)).toThrow('No script is loaded from')
  })

  it('is not needed in a browser without Trusted Types', () => {
    expect(() => trustProviderScripts({})).not.toThrow()
  })
})

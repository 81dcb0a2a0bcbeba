import { findOrInstallChromium } from '../support/install-chromium.ts'
import { benchStack } from './bench-stack.ts'
import { audit } from './lighthouse.ts'
import { type Figure, type Part, timingOf } from './part.ts'
import { servedFloor, servedSite } from './served-folders.ts'
import { openSlowPhone } from './slow-phone.ts'

const floorName = 'static page'

/** How fast a phone shows the entry pages, compared with a hand-written page. */
export const firstVisit: Part = {
  name: 'first-visit',
  question: 'How soon does a phone show a page, compared with a hand-written page?',
  run: async (isQuick) => {
    const browser = await findOrInstallChromium()
    const { secure, secureSite, newMember } = await benchStack.start()
    const site = await servedSite()
    const floor = await servedFloor(site)
    const siteOrigin = await secure.start(site.origin)
    const urls = {
      [floorName]: `${await secure.start(floor.origin)}/`,
      landing: `${siteOrigin}/`,
      login: `${siteOrigin}/login`,
      'sign-up': `${siteOrigin}/signup`,
    }
    const phone = await openSlowPhone(browser, secure.flag, secureSite, await newMember())
    const times = new Map<string, number[]>()
    const add = (name: string, value: number) =>
      times.set(name, [...(times.get(name) ?? []), value])
    // Lighthouse recommends the median of five. Every round visits all pages, so a slow minute affects all of them.
    const visitAll = async () => {
      for (const [name, url] of Object.entries(urls)) {
        const { lcp, tbt, score } = await audit(browser, { name, url, flag: secure.flag })
        add(`${name}: LCP simulated`, lcp)
        add(`${name}: TBT simulated`, tbt)
        add(`${name}: the lowest score`, score)
        add(`${name}: LCP applied`, await phone.visit(url))
      }
      const { empty, warm } = await phone.visitAsMember(`${secureSite}/profile`)
      add('profile: name and tiles, empty cache', empty)
      add('profile: name and tiles, warm cache', warm)
    }
    try {
      for (let round = 0; round < (isQuick ? 1 : 5); round += 1) await visitAll()
    } finally {
      await Promise.all([phone.close(), site.stop(), floor.stop()])
    }
    return figuresOf((name) => timingOf(times.get(name) ?? []), Object.keys(urls))
  },
}

const figuresOf = (
  timing: (name: string) => { value: number; spread: number },
  [, ...pages]: readonly string[],
): Figure[] => {
  const ratio = (name: string, throttling: 'simulated' | 'applied'): Figure => {
    const floor = timing(`${floorName}: LCP ${throttling}`).value
    const { value, spread } = timing(name)
    return {
      ...{ name, value: value / floor, unit: '×', spread: spread / floor },
      baseline: { name: 'ms of a static page', value: floor },
    }
  }
  const tbt = 'TBT simulated'
  return [
    ...pages.flatMap((page) => [
      ratio(`${page}: LCP simulated`, 'simulated'),
      ratio(`${page}: LCP applied`, 'applied'),
    ]),
    ratio('profile: name and tiles, empty cache', 'applied'),
    ratio('profile: name and tiles, warm cache', 'applied'),
    {
      ...{ name: `landing: ${tbt}`, unit: 'ms', ...timing(`landing: ${tbt}`) },
      baseline: { name: 'of a static page', value: timing(`${floorName}: ${tbt}`).value },
    },
    { name: 'landing: the lowest score', unit: 'of 100', ...timing('landing: the lowest score') },
  ]
}

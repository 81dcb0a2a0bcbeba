import type { Plugin, Rolldown } from 'vite'
import { isPageOf, landingEntry } from './page-parts.ts'

/** The bundler itself gives each page the parts of it that the page needs. */
const sharedByParts = /\/node_modules\/xstate\//

/**
 * Puts what a program imports at once into few scripts and style sheets: what the site and the landing page share, the
 * rest of the site, the rest of the landing page, what login and sign-up share. The bundler would cut them into dozens,
 * wherever a page shares a part of them; each costs a request, and small files are compressed badly.
 *
 * What starts a program stays in a file of its own: whoever loads the site into the landing page must not start it.
 */
export const oneProgram = (): Plugin => {
  const entries = new Set<string>()
  const site = new Set<string>()
  const landing = new Set<string>()
  const pages = new Set<string>()
  const login = new Set<string>()
  const signUp = new Set<string>()
  return {
    name: 'one-program',
    apply: (user, { command }) => command === 'build' && !user.build?.ssr,
    buildEnd() {
      const importedBy = (id: string) => this.getModuleInfo(id)?.importedIds ?? []
      const startsOf = (id: string) => [id, ...(id.endsWith('.html') ? importedBy(id) : [])]
      for (const id of this.getModuleIds()) {
        if (!this.getModuleInfo(id)?.isEntry) continue
        for (const start of startsOf(id)) entries.add(start)
        reach(this, id, isLanding(id) ? landing : site)
      }
      for (const id of site) {
        for (const page of this.getModuleInfo(id)?.dynamicallyImportedIds ?? []) {
          if (!isPageOf('index', page)) reach(this, page, pages)
          if (isPageOf('login', page)) reach(this, page, login)
          if (isPageOf('signup', page)) reach(this, page, signUp)
        }
      }
    },
    outputOptions: (options) => {
      const isPart = (id: string) => !entries.has(id) && !sharedByParts.test(id)
      const ofBoth = (id: string) => isPart(id) && site.has(id) && landing.has(id)
      const ofSite = (id: string) => isPart(id) && site.has(id) && !landing.has(id)
      const ofLanding = (id: string) => isPart(id) && landing.has(id) && !site.has(id)
      const ofDrawings = (id: string) => ofLanding(id) && (login.has(id) || signUp.has(id))
      const ofEntrances = (id: string) =>
        isPart(id) && login.has(id) && signUp.has(id) && !site.has(id)
      return {
        ...options,
        codeSplitting: {
          groups: [
            // What login and sign-up show of the landing page is little, and a file more would cost them as much.
            { name: 'base', test: (id) => ofBoth(id) || ofDrawings(id) },
            { name: 'site', test: ofSite },
            // A page that shows a part of them is not to load them all.
            { name: 'parts', test: (id) => ofLanding(id) && pages.has(id) },
            { name: 'panels', test: ofLanding },
            { name: 'entrance', test: ofEntrances },
            // One file with its library: of both together the half is compressed better.
            {
              name: 'started-identity',
              test: /\/services\/identity-firebase\/started-identity\.ts$/,
            },
          ],
        },
      }
    },
  }
}

/** Adds a module and all that it imports at once. */
const reach = (bundler: Rolldown.PluginContext, id: string, reached: Set<string>): void => {
  if (reached.has(id)) return
  reached.add(id)
  for (const imported of bundler.getModuleInfo(id)?.importedIds ?? []) {
    reach(bundler, imported, reached)
  }
}

const isLanding = (id: string): boolean => id.endsWith(`/${landingEntry}`)

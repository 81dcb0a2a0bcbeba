import type { Plugin, Rolldown } from 'vite'
import { isPageOf, landingEntry } from './page-parts.ts'

/** Left to the bundler, which gives each page only the modules of the library that the page needs. */
const splitByBundler = /\/node_modules\/xstate\//

/**
 * Groups static imports into few chunks: modules shared by the site and the landing page, the rest of the site, the
 * rest of the landing page, modules shared by login and sign-up. The bundler would create dozens of chunks, one for
 * each combination of pages. Each costs a request, and small files compress badly.
 *
 * Entry modules get their own chunk, because loading the site into the landing page must not run the site's entry.
 */
export const groupChunks = (): Plugin => {
  const entries = new Set<string>()
  const site = new Set<string>()
  const landing = new Set<string>()
  const pages = new Set<string>()
  const login = new Set<string>()
  const signUp = new Set<string>()
  return {
    name: 'one-bundle',
    apply: (user, { command }) => command === 'build' && !user.build?.ssr,
    buildEnd() {
      const importedBy = (id: string) => this.getModuleInfo(id)?.importedIds ?? []
      const entryModulesOf = (id: string) => [id, ...(id.endsWith('.html') ? importedBy(id) : [])]
      for (const id of this.getModuleIds()) {
        if (!this.getModuleInfo(id)?.isEntry) continue
        for (const entry of entryModulesOf(id)) entries.add(entry)
        reach(this, id, isLanding(id) ? landing : site)
      }
      for (const id of site) {
        for (const page of this.getModuleInfo(id)?.dynamicallyImportedIds ?? []) {
          if (!isPageOf('home', page)) reach(this, page, pages)
          if (isPageOf('login', page)) reach(this, page, login)
          if (isPageOf('signup', page)) reach(this, page, signUp)
        }
      }
    },
    outputOptions: (options) => {
      const isGrouped = (id: string) => !entries.has(id) && !splitByBundler.test(id)
      const inBoth = (id: string) => isGrouped(id) && site.has(id) && landing.has(id)
      const inSite = (id: string) => isGrouped(id) && site.has(id) && !landing.has(id)
      const inLanding = (id: string) => isGrouped(id) && landing.has(id) && !site.has(id)
      const inLandingAndForm = (id: string) => inLanding(id) && (login.has(id) || signUp.has(id))
      const inLoginAndSignUp = (id: string) =>
        isGrouped(id) && login.has(id) && signUp.has(id) && !site.has(id)
      return {
        ...options,
        codeSplitting: {
          groups: [
            // Login and sign-up use few modules of the landing page, so a separate chunk would not pay off.
            { name: 'base', test: (id) => inBoth(id) || inLandingAndForm(id) },
            { name: 'site', test: inSite },
            // Separate from the panels, so that a page that uses some of these modules does not load all panels.
            { name: 'parts', test: (id) => inLanding(id) && pages.has(id) },
            { name: 'panels', test: inLanding },
            { name: 'login-and-sign-up', test: inLoginAndSignUp },
            // In one chunk with its library, because the two compress better together.
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

/** Adds a module and all its static imports. */
const reach = (bundler: Rolldown.PluginContext, id: string, reached: Set<string>): void => {
  if (reached.has(id)) return
  reached.add(id)
  for (const imported of bundler.getModuleInfo(id)?.importedIds ?? []) {
    reach(bundler, imported, reached)
  }
}

const isLanding = (id: string): boolean => id.endsWith(`/${landingEntry}`)

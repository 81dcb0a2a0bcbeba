import type { Plugin, Rolldown } from 'vite'
import { isPageOf, landingEntry } from './page-parts.ts'

/** Left to the bundler, which gives each page only the modules of the library that the page needs. */
const splitByBundler = /\/node_modules\/xstate\//

/**
 * Groups static imports into few chunks: modules shared by the site and the landing page, with the styles of the site;
 * the rest of the site; the rest of the landing page; modules shared by login and sign-up; the toasts; the account
 * menu; the client of the API with the early identity; the identity library with its adapter, and what both of them need. The bundler would create dozens of chunks, one for each combination of pages.
 * Each costs a request, and small files compress badly.
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
  const profile = new Set<string>()
  const otherPages = new Set<string>()
  const toasts = new Set<string>()
  const accountMenu = new Set<string>()
  const memberApi = new Set<string>()
  const identity = new Set<string>()
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
          const isHome = isPageOf('home', page)
          if (!isHome) reach(this, page, pages)
          if (isPageOf('login', page)) reach(this, page, login)
          if (isPageOf('signup', page)) reach(this, page, signUp)
          // Only members' pages draw a trellis, so what the home shares with the profile alone is not for every page.
          if (isPage(page) && !isHome)
            reach(this, page, isPageOf('profile', page) ? profile : otherPages)
          if (/\/(toasts|toast-layout)\.tsx?$/.test(page)) reach(this, page, toasts)
          if (/\/account-menu\.tsx$/.test(page)) reach(this, page, accountMenu)
          if (/\/(member-api|early-identity)\.ts$/.test(page)) reach(this, page, memberApi)
          if (/\/started-identity\.ts$/.test(page)) reach(this, page, identity)
        }
      }
    },
    outputOptions: (options) => {
      const isGrouped = (id: string) => !entries.has(id) && !splitByBundler.test(id)
      const inBoth = (id: string) => isGrouped(id) && site.has(id) && landing.has(id)
      const inSite = (id: string) => isGrouped(id) && site.has(id) && !landing.has(id)
      const inLanding = (id: string) => isGrouped(id) && landing.has(id) && !site.has(id)
      const inLandingAndPage = (id: string) =>
        inLanding(id) && (pages.has(id) || accountMenu.has(id))
      // Loaded soon after every page, so every page has its styles.
      const inFrame = (id: string) => toasts.has(id) || accountMenu.has(id)
      // A chunk of the few modules that the profile shares with other pages would not pay off.
      const inEveryPage = (id: string) =>
        (profile.has(id) && otherPages.has(id)) || (inFrame(id) && id.includes('.css.ts'))
      const inSiteChunk = (id: string) =>
        inSite(id) || (isGrouped(id) && !landing.has(id) && inEveryPage(id))
      // Every page needs these styles and those of `base`, the landing page too. One file saves a request.
      const isStyleOfSite = (id: string) => id.includes('.vanilla.css') && inSiteChunk(id)
      const inLoginAndSignUp = (id: string) =>
        isGrouped(id) && login.has(id) && signUp.has(id) && !site.has(id)
      return {
        ...options,
        codeSplitting: {
          groups: [
            // Other pages use few modules of the landing page, so a separate chunk would not pay off.
            {
              name: 'base',
              test: (id) => inBoth(id) || inLandingAndPage(id) || isStyleOfSite(id),
            },
            { name: 'site', test: inSiteChunk },
            { name: 'panels', test: inLanding },
            { name: 'login-and-sign-up', test: inLoginAndSignUp },
            // Without it, the client of the API would import the identity library, and the profile would wait for it.
            {
              name: 'snapshot',
              test: (id) => isGrouped(id) && identity.has(id) && memberApi.has(id),
            },
            { name: 'started-identity', test: (id) => isGrouped(id) && identity.has(id) },
            { name: 'member-api', test: (id) => isGrouped(id) && memberApi.has(id) },
            { name: 'toasts', test: (id) => isGrouped(id) && toasts.has(id) },
            { name: 'account-menu', test: (id) => isGrouped(id) && accountMenu.has(id) },
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

const isPage = (id: string): boolean => /\/src\/app\/pages\/[a-z-]+\.tsx$/.test(id)

const isLanding = (id: string): boolean => id.endsWith(`/${landingEntry}`)

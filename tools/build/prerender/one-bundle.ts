import type { Plugin } from 'vite'
import {
  entryModules,
  lazyModules,
  type ModulePath,
  pageModules,
} from '../../../src/app/pages/page-files.ts'
import { reachedFrom } from './page-parts.ts'

/**
 * Groups static imports into few chunks. The bundler would create dozens, one for each combination of pages. Each costs
 * a request, and small files compress badly. Entry modules get their own chunk, because loading the site into the landing
 * page must not run the site's entry.
 */
export const groupChunks = (): Plugin => {
  let root = ''
  let chunkOf: ((id: string) => string | undefined) | undefined
  return {
    name: 'one-bundle',
    apply: (user, { command }) => command === 'build' && !user.build?.ssr,
    configResolved: (config) => {
      root = config.root
    },
    outputOptions: (options) => ({
      ...options,
      codeSplitting: {
        includeDependenciesRecursively: false,
        groups: [
          {
            debugName: 'one-bundle',
            name: (id, bundler) => {
              const importsOf = (module: string) => bundler.getModuleInfo(module)?.importedIds ?? []
              const idOf = (path: ModulePath) => `${root}/${path}`
              // A renamed module would leave its chunk without a word.
              const existingId = (path: ModulePath) => {
                if (!bundler.getModuleInfo(idOf(path))) throw new Error(`There is no ${path}.`)
                return idOf(path)
              }
              chunkOf ??= chunksBy((paths) => reachedFrom(paths.map(existingId), importsOf))
              return Object.values(entryModules).map(idOf).includes(id) ? null : chunkOf(id)
            },
          },
        ],
      },
    }),
  }
}

/** Returns a function that names the chunk of a module: the first one of a list. */
const chunksBy = (reached: (paths: readonly ModulePath[]) => ReadonlySet<string>) => {
  const { '/': _home, '/profile': profilePage, ...otherPages } = pageModules
  const site = reached([entryModules.site])
  const landing = reached([entryModules.landing])
  const profile = reached([profilePage])
  // Only members' pages draw a trellis, so what the home shares with the profile alone is not for every page.
  const others = reached(Object.values(otherPages))
  const lazy = Object.entries(lazyModules).map(([name, paths]) => [name, reached(paths)] as const)
  const isInBoth = ofAll(
    reached(lazyModules['member-api']),
    reached(lazyModules['started-identity']),
  )
  const isLazy = (id: string) => lazy.some(([, modules]) => modules.has(id))
  const frame = reached([...lazyModules.toasts, ...lazyModules['account-menu']])
  // A chunk of the few modules that the profile shares with other pages would not pay off. Toasts and menu are loaded soon
  // after every page, so every page has their styles.
  const isInSite = (id: string) =>
    site.has(id) ||
    // The client of the API must not import the identity library, which the profile would wait for.
    isInBoth(id) ||
    (profile.has(id) && others.has(id)) ||
    (id.includes('.css.ts') && frame.has(id))
  // Every page needs `base`, the landing page too. Other pages use few modules of the landing page, so a separate chunk would
  // not pay off. One file with the styles of the site saves a request.
  const isInBase = (id: string) =>
    landing.has(id)
      ? site.has(id) || profile.has(id) || others.has(id) || isLazy(id)
      : isInSite(id) && id.includes('.vanilla.css')
  const chunks: readonly (readonly [name: string, isOf: (id: string) => boolean])[] = [
    ['base', isInBase],
    ['panels', (id) => landing.has(id)],
    ['site', isInSite],
    ['profile', ofAll(profile)],
    [
      'login-and-sign-up',
      ofAll(reached([pageModules['/login']]), reached([pageModules['/signup']])),
    ],
    ...lazy.map(([name, modules]) => [name, ofAll(modules)] as const),
  ]
  return (id: string) => chunks.find(([, isOf]) => isOf(id))?.[0]
}

const ofAll =
  (...parts: readonly ReadonlySet<string>[]) =>
  (id: string) =>
    parts.every((part) => part.has(id))

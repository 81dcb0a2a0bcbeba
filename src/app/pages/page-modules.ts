import type { AnyActorLogic } from 'xstate'
import type { LoadedPage, LoadRequest } from '../../../machines/page-host/page-host-events.ts'
import type { Page } from '../../../machines/paths.ts'
import type { PageDependencies, PageModule } from './page-module.ts'

/* The name of a file is the name of its chunk. */
const imports: {
  readonly [Path in Page]: () => Promise<{ page: PageModule<AnyActorLogic, Path> }>
} = {
  '/': () => import('./home.tsx'),
  '/login': () => import('./login.tsx'),
  '/signup': () => import('./signup.tsx'),
  '/forgot-password': () => import('./forgot-password.tsx'),
  '/verify-email': () => import('./verify-email.tsx'),
  '/preferences': () => import('./preferences.tsx'),
  '/update-preferences': () => import('./preferences.tsx'),
  '/settings': () => import('./settings.tsx'),
  '/profile': () => import('./profile.tsx'),
  '/profile-completion': () => import('./profile-form.tsx'),
  '/edit-profile': () => import('./profile-form.tsx'),
}

const loaded = new Map<Page, PageModule<AnyActorLogic, never>>()

/** Loads the chunk of a page. Rejects with the error of the browser, whose message contains the URL. */
export const loadPageModule = async <Path extends Page>(
  page: Path,
): Promise<PageModule<AnyActorLogic, Path>> => {
  const known = loaded.get(page)
  if (known) return known
  const { page: module } = await imports[page]()
  loaded.set(page, module)
  return module
}

/** The screen of a page whose chunk was loaded. Throws before that. */
export const screenOf = (page: Page): PageModule<AnyActorLogic>['Screen'] => {
  const module = loaded.get(page)
  if (!module) throw new Error(`The page ${page} is not loaded`)
  return module.Screen
}

/** Loads a page and opens it; null if it needs the member first. */
export const loadPage = async (
  dependencies: PageDependencies,
  request: LoadRequest,
): Promise<LoadedPage | null> => (await loadPageModule(request.page)).open(dependencies, request)

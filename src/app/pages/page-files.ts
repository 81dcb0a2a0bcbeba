import type { Page } from '../../../machines/paths.ts'

/** A module, as a path in the repository. The build fails if the bundle lacks one of these. */
export type ModulePath = `src/${string}.ts` | `src/${string}.tsx`

/** The entry modules: the full site, and the landing page for visitors. */
export const entryModules = {
  site: 'src/main.tsx',
  landing: 'src/landing.tsx',
} as const satisfies Record<string, ModulePath>

/** The module of each page, which page-modules.ts imports. */
export const pageModules: Readonly<Record<Page, ModulePath>> = {
  '/': 'src/app/pages/home.tsx',
  '/login': 'src/app/pages/login.tsx',
  '/signup': 'src/app/pages/signup.tsx',
  '/forgot-password': 'src/app/pages/forgot-password.tsx',
  '/verify-email': 'src/app/pages/verify-email.tsx',
  '/profile-completion': 'src/app/pages/profile-form.tsx',
  '/preferences': 'src/app/pages/preferences.tsx',
  '/profile': 'src/app/pages/profile.tsx',
  '/edit-profile': 'src/app/pages/profile-form.tsx',
  '/settings': 'src/app/pages/settings.tsx',
  '/update-preferences': 'src/app/pages/preferences.tsx',
}

/** The modules that the site loads beside a page, by the name of their chunk. */
export const lazyModules = {
  'started-identity': ['src/services/identity-firebase/started-identity.ts'],
  'member-api': ['src/services/member-api.ts', 'src/services/identity-firebase/early-identity.ts'],
  toasts: ['src/app/toasts.tsx'],
  'account-menu': ['src/screens/shell/account-menu.tsx'],
  'password-removed-banner': ['src/app/pages/password-removed-banner.tsx'],
  'lattice-art': ['src/design/vine/lattice-art.tsx'],
  'lost-vine': ['src/design/vine/lost-vine.tsx'],
} as const satisfies Record<string, readonly ModulePath[]>

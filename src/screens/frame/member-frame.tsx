import type { ReactElement } from 'react'
import type { Page } from '../../../machines/paths.ts'
import { preferencesCopy } from '../../copy/preferences.ts'
import { editProfileCopy, profileCompletionCopy } from '../../copy/profile-form.ts'
import { settingsCopy } from '../../copy/settings.ts'
import { shellCopy } from '../../copy/shell.ts'
import { pageTitles } from '../../copy/titles.ts'
import { Frame } from '../../design/layout/frame.tsx'
import { MenuPlaceholder } from '../../design/menu/menu-placeholder.tsx'
import { TopBar } from '../../design/top-bar/top-bar.tsx'
import { BrandLink } from '../brand/brand-link.tsx'
import { ProfileScreen } from '../profile/profile-screen.tsx'
import { LoadingPage } from './loading-page.tsx'

const { choose, update, lead } = preferencesCopy

const frames = {
  '/profile': { title: 'profile', page: <ProfileScreen state="loading" /> },
  '/settings': {
    title: 'settings',
    page: <LoadingPage width="settings" heading={settingsCopy.heading} />,
  },
  '/edit-profile': {
    title: 'editProfile',
    page: <LoadingPage width="column" heading={editProfileCopy.heading} />,
  },
  '/profile-completion': {
    title: 'profileCompletion',
    page: <LoadingPage width="column" {...profileCompletionCopy} />,
  },
  '/preferences': {
    title: 'preferences',
    page: <LoadingPage width="max" heading={choose.heading} lead={lead} />,
  },
  '/update-preferences': {
    title: 'updatePreferences',
    page: <LoadingPage width="max" heading={update.heading} lead={lead} />,
  },
} as const satisfies Partial<Record<Page, { title: keyof typeof pageTitles; page: ReactElement }>>

/** The pages with a frame: those of members. */
export const framedPages = Object.keys(frames) as (keyof typeof frames)[]

/** A member's page before anything about the member is known: the bar, the heading and the loading state. */
export function MemberFrame({ path }: { path: keyof typeof frames }) {
  const { title, page } = frames[path]
  return (
    <>
      <title>{pageTitles[title]}</title>
      <Frame
        skipTo={shellCopy.skipToContent}
        bar={
          <TopBar ruled brand={<BrandLink home={<a href="/">.</a>} />} end={<MenuPlaceholder />} />
        }
      >
        {page}
      </Frame>
    </>
  )
}

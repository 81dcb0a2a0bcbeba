import type { ReactElement } from 'react'
import type { PageWith } from '../../../machines/paths.ts'
import { pendingCopy } from '../../copy/loading.ts'
import { preferencesCopy } from '../../copy/preferences.ts'
import { shellCopy } from '../../copy/shell.ts'
import { pageTitles } from '../../copy/titles.ts'
import { Frame } from '../../design/layout/frame.tsx'
import { Page } from '../../design/layout/page.tsx'
import { Stack } from '../../design/layout/stack.tsx'
import { MenuPlaceholder } from '../../design/menu/menu-placeholder.tsx'
import { Spinner } from '../../design/spinner/spinner.tsx'
import { Heading } from '../../design/text/heading.tsx'
import { Text } from '../../design/text/text.tsx'
import { TopBar } from '../../design/top-bar/top-bar.tsx'
import { BrandLink } from '../brand/brand-link.tsx'
import { ProfileScreen } from '../profile/profile-screen.tsx'
import { EditProfileFrame, ProfileCompletionFrame } from './profile-form-frames.tsx'
import { SettingsFrame } from './settings-frame.tsx'

/** A page of which the build renders the frame only. */
export type FramedPage = PageWith<{ prerendered: false }>

const frames = {
  // What it shows depends on the storage alone.
  '/verify-email': null,
  '/profile': <ProfileScreen state="loading" />,
  '/settings': <SettingsFrame />,
  '/edit-profile': <EditProfileFrame />,
  '/profile-completion': <ProfileCompletionFrame />,
  '/preferences': <PreferencesFrame of="choose" />,
  '/update-preferences': <PreferencesFrame of="update" />,
} as const satisfies Record<FramedPage, ReactElement | null> &
  Record<PageWith<{ access: 'members' }>, ReactElement>

/** The pages with a frame. */
export const framedPages = (Object.keys(frames) as FramedPage[]).filter((path) => frames[path])

/** A member's page before anything about the member is known: the bar, and what the page shows to every member. */
export function MemberFrame({ path }: { path: FramedPage }) {
  return (
    <>
      <title>{pageTitles[path]}</title>
      <Frame
        skipTo={shellCopy.skipToContent}
        bar={
          <TopBar ruled brand={<BrandLink home={<a href="/">.</a>} />} end={<MenuPlaceholder />} />
        }
      >
        {frames[path]}
      </Frame>
    </>
  )
}

/** The heading of the page, and a spinner in the place of its interests. */
function PreferencesFrame({ of: page }: { of: 'choose' | 'update' }) {
  return (
    <Page width="max">
      <Stack space="8">
        <Stack space="2">
          <Heading level={1} size="title">
            {preferencesCopy[page].heading}
          </Heading>
          <Text size="body" tone="secondary">
            {preferencesCopy.lead}
          </Text>
        </Stack>
        <Spinner size={96} label={pendingCopy.label} />
      </Stack>
    </Page>
  )
}

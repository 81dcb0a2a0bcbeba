import type { ReactElement } from 'react'
import { interestNames } from '../../../machines/interest-names.gen.ts'
import type { PageWith } from '../../../machines/paths.ts'
import { pendingCopy } from '../../copy/loading.ts'
import { preferencesCopy } from '../../copy/preferences.ts'
import { shellCopy } from '../../copy/shell.ts'
import { pageTitles } from '../../copy/titles.ts'
import { StillChip } from '../../design/chip/chip.tsx'
import { ChipGroup } from '../../design/chip/chip-group.tsx'
import { SearchField } from '../../design/field/search-field.tsx'
import { InterestIcon } from '../../design/icon/interest-icon.tsx'
import { Frame } from '../../design/layout/frame.tsx'
import { Inline } from '../../design/layout/inline.tsx'
import { Page } from '../../design/layout/page.tsx'
import { Stack } from '../../design/layout/stack.tsx'
import { MenuPlaceholder } from '../../design/menu/menu-placeholder.tsx'
import { NotYet } from '../../design/skeleton/not-yet.tsx'
import { Heading } from '../../design/text/heading.tsx'
import { Text } from '../../design/text/text.tsx'
import { VisuallyHidden } from '../../design/text/visually-hidden.tsx'
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

/** The heading of the page and all interests, before the member's own are known. */
function PreferencesFrame({ of: page }: { of: 'choose' | 'update' }) {
  return (
    <Page width="max">
      <Stack space="7">
        <Inline space="6" align="end" justify="between">
          <Stack space="2" clearOfToasts>
            <Heading level={1} size="title">
              {preferencesCopy[page].heading}
            </Heading>
            <VisuallyHidden live="polite">{pendingCopy.label}</VisuallyHidden>
            <Text size="body" tone="secondary">
              {preferencesCopy.lead}
            </Text>
          </Stack>
          <NotYet>
            <SearchField
              label={preferencesCopy.filter.label}
              value=""
              onChange={() => {}}
              result=""
              clearLabel=""
              maxLength={40}
              inputRef={{ current: null }}
            />
          </NotYet>
        </Inline>
        <NotYet>
          <ChipGroup label={preferencesCopy.group} names={interestNames}>
            {(name) => (
              <StillChip key={name} icon={<InterestIcon interest={name} selected={false} />}>
                {name}
              </StillChip>
            )}
          </ChipGroup>
        </NotYet>
      </Stack>
    </Page>
  )
}

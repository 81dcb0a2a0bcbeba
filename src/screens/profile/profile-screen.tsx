import { profileCopy } from '../../copy/profile.ts'
import { trellisCopy } from '../../copy/trellis.ts'
import { Page } from '../../design/layout/page.tsx'
import { Stack } from '../../design/layout/stack.tsx'
import { Text } from '../../design/text/text.tsx'
import { OwnTrellis } from '../../design/trellis/own-trellis.tsx'
import { MemberHead } from './member-head.tsx'
import { MemberTiles } from './member-tiles.tsx'
import { QuickAccess } from './quick-access.tsx'
import type { ProfileScreenProps } from './view-props.ts'

export function ProfileScreen(props: ProfileScreenProps) {
  const { member, links } = props.state === 'ready' ? props : { member: null, links: null }
  return (
    <Page width="max">
      <Stack space="section">
        <MemberHead member={member} edit={links?.editProfile} gapLinks={links?.gaps} />
        <OwnTrellis texts={trellisCopy} owner={null} drawing={member?.drawing ?? null} />
        <MemberTiles member={member} updatePreferences={links?.updatePreferences} />
        <QuickAccess />
        {/* Last, because it must not move anything when the record arrives. */}
        {member?.events === 0 && member.connections === 0 && (
          <Text size="body" tone="secondary">
            {profileCopy.empty}
          </Text>
        )}
      </Stack>
    </Page>
  )
}

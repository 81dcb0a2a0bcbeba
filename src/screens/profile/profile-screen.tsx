import { numberText } from '../../copy/numbers.ts'
import { profileCopy as copy } from '../../copy/profile.ts'
import { trellisCopy } from '../../copy/trellis.ts'
import { Page } from '../../design/layout/page.tsx'
import { Stack } from '../../design/layout/stack.tsx'
import { StatTile } from '../../design/tile/stat-tile.tsx'
import { TileGrid } from '../../design/tile/tile-grid.tsx'
import { OwnTrellis } from '../../design/trellis/own-trellis.tsx'
import { ProfileGaps } from '../set-up/profile-gaps.tsx'
import { MemberHead } from './member-head.tsx'
import { QuickAccess } from './quick-access.tsx'
import type { ProfileScreenProps } from './view-props.ts'

export function ProfileScreen(props: ProfileScreenProps) {
  const { member, links } = props.state === 'ready' ? props : { member: null, links: null }
  const value = (of: 'events' | 'connections' | 'interests') => member && numberText(member[of])
  const note = links && member.gaps.length > 0 && (
    <ProfileGaps gaps={member.gaps} links={links.gaps} />
  )
  return (
    <Page width="max">
      <Stack space="section">
        <MemberHead member={member} edit={links?.editProfile} />
        <OwnTrellis texts={trellisCopy} owner={null} drawing={member?.drawing ?? null} />
        <TileGrid note={note}>
          <StatTile value={value('events')} label={copy.events} />
          <StatTile value={value('connections')} label={copy.connections} />
          <StatTile
            value={value('interests')}
            label={copy.interests}
            render={links?.updatePreferences}
          />
        </TileGrid>
        <QuickAccess />
      </Stack>
    </Page>
  )
}

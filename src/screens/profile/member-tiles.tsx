import type { ReactElement } from 'react'
import { numberText } from '../../copy/numbers.ts'
import { profileCopy } from '../../copy/profile.ts'
import { StatTile } from '../../design/tile/stat-tile.tsx'
import { TileGrid } from '../../design/tile/tile-grid.tsx'
import type { ProfileMember } from './view-props.ts'

type MemberTilesProps = {
  /** Null while the record is loading. */
  member: ProfileMember | null
  updatePreferences: ReactElement | undefined
}

export function MemberTiles({ member, updatePreferences }: MemberTilesProps) {
  const value = (of: 'events' | 'connections' | 'interests') => member && numberText(member[of])
  return (
    <TileGrid>
      <StatTile value={value('events')} label={profileCopy.events} />
      <StatTile value={value('connections')} label={profileCopy.connections} />
      <StatTile
        value={value('interests')}
        label={profileCopy.interests}
        render={updatePreferences}
      />
    </TileGrid>
  )
}

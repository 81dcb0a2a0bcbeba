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
  const { events, connections, interests } = member ?? unknownNumbers
  return (
    <TileGrid>
      <StatTile value={text(events)} label={profileCopy.events} />
      <StatTile value={text(connections)} label={profileCopy.connections} />
      <StatTile value={text(interests)} label={profileCopy.interests} render={updatePreferences} />
    </TileGrid>
  )
}

const text = (value: number | null) => (value === null ? null : numberText(value))

const unknownNumbers = { events: null, connections: null, interests: null }

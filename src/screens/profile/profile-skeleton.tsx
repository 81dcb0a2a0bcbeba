import { profileCopy } from '../../copy/profile.ts'
import { shellCopy } from '../../copy/shell.ts'
import { Page } from '../../design/layout/page.tsx'
import { Stack } from '../../design/layout/stack.tsx'
import { Masthead } from '../../design/masthead/masthead.tsx'
import { Skeleton } from '../../design/skeleton/skeleton.tsx'
import { Spinner } from '../../design/spinner/spinner.tsx'
import { Heading } from '../../design/text/heading.tsx'
import { Text } from '../../design/text/text.tsx'
import { VisuallyHidden } from '../../design/text/visually-hidden.tsx'
import { StatTile } from '../../design/tile/stat-tile.tsx'
import { TileGrid } from '../../design/tile/tile-grid.tsx'
import { QuickAccess } from './quick-access.tsx'

/** The profile without a member: everything is in the place where it will be. */
export function ProfileSkeleton() {
  return (
    <Page width="max">
      <Stack space="section">
        <Masthead
          avatar={
            <Skeleton of="portrait">
              <Spinner size={96} />
            </Skeleton>
          }
          action={<Skeleton of="button" />}
        >
          <Stack space="2">
            <Heading level={1} size="display" tabIndex={-1}>
              <VisuallyHidden>{shellCopy.profile}</VisuallyHidden>
              <Skeleton of="name" />
            </Heading>
            <div role="status">
              <Text size="body" tone="secondary">
                {profileCopy.loading}
              </Text>
            </div>
          </Stack>
        </Masthead>
        <TileGrid>
          <StatTile art="events" value={null} count={0} label={profileCopy.events} />
          <StatTile art="connections" value={null} count={0} label={profileCopy.connections} />
          <StatTile art="interests" value={null} count={0} label={profileCopy.interests} />
        </TileGrid>
        <QuickAccess />
      </Stack>
    </Page>
  )
}

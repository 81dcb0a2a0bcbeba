import { brand } from '../../../src/copy/brand.ts'
import { profileCopy } from '../../../src/copy/profile.ts'
import { settingsCopy } from '../../../src/copy/settings.ts'
import { Avatar } from '../../../src/design/avatar/avatar.tsx'
import { CardGrid } from '../../../src/design/card/card-grid.tsx'
import { InfoCard } from '../../../src/design/card/info-card.tsx'
import { Inline } from '../../../src/design/layout/inline.tsx'
import { ButtonLink } from '../../../src/design/link/button-link.tsx'
import { List } from '../../../src/design/list/list.tsx'
import { ListRow } from '../../../src/design/list/list-row.tsx'
import { Masthead } from '../../../src/design/masthead/masthead.tsx'
import { Heading } from '../../../src/design/text/heading.tsx'
import { StatTile } from '../../../src/design/tile/stat-tile.tsx'
import { TileGrid } from '../../../src/design/tile/tile-grid.tsx'
import type { Entries } from '../entry.ts'
import { link, nothing } from '../helpers.tsx'
import { brokenPicture, names, picture } from '../samples.ts'

const { chat, eventHistory, aiEventPlanner, contactManagement } = profileCopy.cards
const { reportIssue, contact, privacy, deleteAccount } = settingsCopy

export const members = {
  avatar: {
    purpose: 'A member’s picture in the shape of a leaf; a drawn one where there is none.',
    states: {
      sizes: () => (
        <Inline space="3">
          {([28, 36, 38, 48, 56, 148, 176] as const).map((size) => (
            <Avatar key={size} src={picture} size={size} />
          ))}
        </Inline>
      ),
      none: () => <Avatar src={null} size={148} />,
      broken: () => <Avatar src={brokenPicture} size={148} />,
    },
  },
  masthead: {
    purpose: 'The head of a member’s page: picture, name, one action.',
    states: {
      rest: () => (
        <Masthead
          avatar={<Avatar src={picture} size={148} />}
          action={
            <ButtonLink size="lg" icon="edit" render={link}>
              {profileCopy.edit}
            </ButtonLink>
          }
        >
          <Heading level={1} size="display">
            {names[0]}
          </Heading>
        </Masthead>
      ),
    },
  },
  'stat-tile': {
    purpose: 'A number about the member. The one that leads somewhere has leaf corners.',
    states: {
      events: () => <StatTile art="events" value={12} count={12} label={profileCopy.events} />,
      connections: () => (
        <StatTile
          art="connections"
          value={4}
          count={4}
          pictures={[picture]}
          label={profileCopy.connections}
        />
      ),
      link: () => (
        <StatTile art="interests" value={9} count={9} label={profileCopy.interests} render={link} />
      ),
      none: () => (
        <StatTile art="interests" value={0} count={0} label={profileCopy.interests} render={link} />
      ),
    },
  },
  'tile-grid': {
    purpose: 'Three stat tiles beside each other; on a phone two, and the third under them.',
    states: {
      rest: () => (
        <TileGrid>
          <StatTile art="events" value={30} count={30} label={profileCopy.events} />
          <StatTile art="connections" value={2} count={2} label={profileCopy.connections} />
          <StatTile
            art="interests"
            value={9}
            count={9}
            label={profileCopy.interests}
            render={link}
          />
        </TileGrid>
      ),
    },
  },
  'info-card': {
    purpose: 'Something the app can do. Nothing to press.',
    states: {
      wisteria: () => (
        <InfoCard icon="chat" tone="wisteria" title={chat.title}>
          {chat.text}
        </InfoCard>
      ),
      marigold: () => (
        <InfoCard icon="eventHistory" tone="marigold" title={eventHistory.title}>
          {eventHistory.text}
        </InfoCard>
      ),
      shoot: () => (
        <InfoCard icon="aiEventPlanner" tone="shoot" title={aiEventPlanner.title}>
          {aiEventPlanner.text}
        </InfoCard>
      ),
      clay: () => (
        <InfoCard icon="contactManagement" tone="clay" title={contactManagement.title}>
          {contactManagement.text}
        </InfoCard>
      ),
    },
  },
  'card-grid': {
    purpose: 'Info cards in columns between slats; on a phone in rows.',
    states: {
      rest: () => (
        <CardGrid>
          <InfoCard icon="chat" tone="wisteria" title={chat.title}>
            {chat.text}
          </InfoCard>
          <InfoCard icon="eventHistory" tone="marigold" title={eventHistory.title}>
            {eventHistory.text}
          </InfoCard>
        </CardGrid>
      ),
    },
  },
  list: {
    purpose: 'Rows under each other in one frame, under the heading that names them.',
    states: {
      rest: () => (
        <List label={settingsCopy.list}>
          <ListRow {...reportIssue} icon="reportIssue" end="forward" onPress={nothing} />
          <ListRow {...privacy} icon="privacy" end="externalLink" render={link} />
          <ListRow
            {...deleteAccount}
            icon="deleteAccount"
            tone="danger"
            end="forward"
            onPress={nothing}
          />
        </List>
      ),
    },
  },
  'list-row': {
    purpose: 'One row of a list: a button or a link whose hit area is the whole row.',
    states: {
      button: () => (
        <List label={brand.name}>
          <ListRow {...contact} icon="contact" end="copy" onPress={nothing} />
        </List>
      ),
      busy: () => (
        <List label={brand.name}>
          <ListRow {...contact} icon="contact" end="copy" busy onPress={nothing} />
        </List>
      ),
      danger: () => (
        <List label={brand.name}>
          <ListRow
            {...deleteAccount}
            icon="deleteAccount"
            tone="danger"
            end="forward"
            onPress={nothing}
          />
        </List>
      ),
    },
  },
} satisfies Entries

import { brand } from '../../../src/copy/brand.ts'
import { profileCopy } from '../../../src/copy/profile.ts'
import { settingsCopy } from '../../../src/copy/settings.ts'
import { trellisCopy } from '../../../src/copy/trellis.ts'
import { Avatar } from '../../../src/design/avatar/avatar.tsx'
import { ProviderMark } from '../../../src/design/button/provider-mark.tsx'
import { CardGrid } from '../../../src/design/card/card-grid.tsx'
import { InfoCard } from '../../../src/design/card/info-card.tsx'
import { aiEventPlannerIcon } from '../../../src/design/icon/ui/ai-event-planner.gen.ts'
import { chatIcon } from '../../../src/design/icon/ui/chat.gen.ts'
import { contactIcon } from '../../../src/design/icon/ui/contact.gen.ts'
import { contactManagementIcon } from '../../../src/design/icon/ui/contact-management.gen.ts'
import { copyIcon } from '../../../src/design/icon/ui/copy.gen.ts'
import { deleteAccountIcon } from '../../../src/design/icon/ui/delete-account.gen.ts'
import { editIcon } from '../../../src/design/icon/ui/edit.gen.ts'
import { eventHistoryIcon } from '../../../src/design/icon/ui/event-history.gen.ts'
import { externalLinkIcon } from '../../../src/design/icon/ui/external-link.gen.ts'
import { forwardIcon } from '../../../src/design/icon/ui/forward.gen.ts'
import { privacyIcon } from '../../../src/design/icon/ui/privacy.gen.ts'
import { reportIssueIcon } from '../../../src/design/icon/ui/report-issue.gen.ts'
import { Inline } from '../../../src/design/layout/inline.tsx'
import { ButtonLink } from '../../../src/design/link/button-link.tsx'
import { List } from '../../../src/design/list/list.tsx'
import { ListItem } from '../../../src/design/list/list-item.tsx'
import { ListRow } from '../../../src/design/list/list-row.tsx'
import { Masthead } from '../../../src/design/masthead/masthead.tsx'
import { Heading } from '../../../src/design/text/heading.tsx'
import { StatTile } from '../../../src/design/tile/stat-tile.tsx'
import { TileGrid } from '../../../src/design/tile/tile-grid.tsx'
import { type Drawing, OwnTrellis } from '../../../src/design/trellis/own-trellis.tsx'
import { link, nothing } from '../../previews/idle-page.tsx'
import type { Entries } from '../entry.ts'
import { brokenPicture, names, picture } from '../samples.ts'

const { chat, eventHistory, aiEventPlanner, contactManagement } = profileCopy.cards
const { reportIssue, contact, privacy, deleteAccount } = settingsCopy

const cards = {
  wisteria: (
    <InfoCard icon={chatIcon} tone="wisteria" title={chat.title}>
      {chat.text}
    </InfoCard>
  ),
  marigold: (
    <InfoCard icon={eventHistoryIcon} tone="marigold" title={eventHistory.title}>
      {eventHistory.text}
    </InfoCard>
  ),
  shoot: (
    <InfoCard icon={aiEventPlannerIcon} tone="shoot" title={aiEventPlanner.title}>
      {aiEventPlanner.text}
    </InfoCard>
  ),
  clay: (
    <InfoCard icon={contactManagementIcon} tone="clay" title={contactManagement.title}>
      {contactManagement.text}
    </InfoCard>
  ),
}
const contactRow = <ListRow {...contact} icon={contactIcon} end={copyIcon} onPress={nothing} />
const deletionRow = (
  <ListRow
    {...deleteAccount}
    icon={deleteAccountIcon}
    tone="danger"
    end={forwardIcon}
    onPress={nothing}
  />
)

export const owner = { name: names[0], picture, place: 'Lisbon, Portugal' }
export const emptyDrawing: Drawing = {
  uid: '',
  leaves: 0,
  interests: [],
  connections: 0,
  grown: null,
}
export const fullDrawing: Drawing = {
  ...{ uid: '', leaves: 24, connections: 9, grown: trellisCopy.grown(22, 9) },
  interests: [
    'Hiking',
    'Live music',
    'Board games',
    'Cooking',
    'Yoga',
    'Films',
    'Museums',
    'Tennis',
  ],
}
const longOwner = {
  ...owner,
  name: 'محمد '.repeat(16).trim(),
  place: 'Llanfairpwllgwyngyll, '.repeat(4),
}
const longDrawing = {
  ...fullDrawing,
  leaves: 3,
  interests: ['Interest '.repeat(9), 'كرة القدم', 'Yoga'],
}

export const members = {
  avatar: {
    purpose: 'A member’s picture in the shape of a leaf; an illustration if there is none.',
    states: {
      sizes: () => (
        <Inline space="3">
          {([28, 36, 38, 48, 56, 176] as const).map((size) => (
            <Avatar key={size} src={picture} size={size} />
          ))}
        </Inline>
      ),
      none: () => <Avatar src={null} size={176} />,
      broken: () => <Avatar src={brokenPicture} size={176} />,
    },
  },
  masthead: {
    purpose: 'The header of a member’s page: picture, name, one action.',
    states: {
      rest: () => (
        <Masthead
          avatar={<Avatar src={picture} size="page" />}
          action={
            <ButtonLink size="lg" icon={editIcon} render={link}>
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
  'own-trellis': {
    purpose:
      'What has grown for a member: the stem, the plan card and the interests on their rails.',
    states: {
      full: () => <OwnTrellis texts={trellisCopy} owner={owner} drawing={fullDrawing} />,
      'new-member': () => <OwnTrellis texts={trellisCopy} owner={owner} drawing={emptyDrawing} />,
      long: () => <OwnTrellis texts={trellisCopy} owner={longOwner} drawing={longDrawing} />,
      loading: () => <OwnTrellis texts={trellisCopy} owner={owner} drawing={null} />,
      band: () => <OwnTrellis texts={trellisCopy} owner={null} drawing={fullDrawing} />,
    },
  },
  'stat-tile': {
    purpose: 'A number about the member. A tile that is a link has leaf corners.',
    states: {
      events: () => <StatTile value={12} label={profileCopy.events} />,
      connections: () => <StatTile value={4} label={profileCopy.connections} />,
      link: () => <StatTile value={9} label={profileCopy.interests} render={link} />,
      none: () => <StatTile value={0} label={profileCopy.interests} render={link} />,
    },
  },
  'tile-grid': {
    purpose: 'Three stat tiles in a row; on a phone two, with the third below them.',
    states: {
      rest: () => (
        <TileGrid>
          <StatTile value={30} label={profileCopy.events} />
          <StatTile value={2} label={profileCopy.connections} />
          <StatTile value={9} label={profileCopy.interests} render={link} />
        </TileGrid>
      ),
    },
  },
  'info-card': {
    purpose: 'A feature of the app. It is not interactive.',
    states: {
      wisteria: () => cards.wisteria,
      marigold: () => cards.marigold,
      shoot: () => cards.shoot,
      clay: () => cards.clay,
    },
  },
  'card-grid': {
    purpose: 'Info cards in columns between slats; in rows on a phone.',
    states: {
      rest: () => (
        <CardGrid>
          {cards.wisteria}
          {cards.marigold}
        </CardGrid>
      ),
    },
  },
  list: {
    purpose: 'Stacked rows in one frame, labelled by a heading.',
    states: {
      rest: () => (
        <List label={settingsCopy.list}>
          <ListRow {...reportIssue} icon={reportIssueIcon} end={forwardIcon} onPress={nothing} />
          <ListRow {...privacy} icon={privacyIcon} end={externalLinkIcon} render={link} />
          {deletionRow}
        </List>
      ),
    },
  },
  'list-item': {
    purpose: 'One row of a list that nothing happens to.',
    states: {
      rest: () => (
        <List label={settingsCopy.signInMethods.list}>
          <ListItem mark={<ProviderMark provider="google" />} title={names[0]} text={brand.name} />
          <ListItem mark={<ProviderMark provider="apple" />} title={names[1]} text={brand.name} />
        </List>
      ),
    },
  },
  'list-row': {
    purpose: 'One row of a list: a button or a link whose hit area is the whole row.',
    states: {
      button: () => <List label={brand.name}>{contactRow}</List>,
      busy: () => (
        <List label={brand.name}>
          <ListRow {...contact} icon={contactIcon} end={copyIcon} busy onPress={nothing} />
        </List>
      ),
      danger: () => <List label={brand.name}>{deletionRow}</List>,
    },
  },
} satisfies Entries

import { brand } from '../../../src/copy/brand.ts'
import { profileCopy } from '../../../src/copy/profile.ts'
import { settingsCopy } from '../../../src/copy/settings.ts'
import { trellisCopy } from '../../../src/copy/trellis.ts'
import { Avatar } from '../../../src/design/avatar/avatar.tsx'
import { InfoCard } from '../../../src/design/card/info-card.tsx'
import { aiEventPlannerIcon } from '../../../src/design/icon/ui/ai-event-planner.gen.ts'
import { chatIcon } from '../../../src/design/icon/ui/chat.gen.ts'
import { contactIcon } from '../../../src/design/icon/ui/contact.gen.ts'
import { contactManagementIcon } from '../../../src/design/icon/ui/contact-management.gen.ts'
import { copyIcon } from '../../../src/design/icon/ui/copy.gen.ts'
import { deleteAccountIcon } from '../../../src/design/icon/ui/delete-account.gen.ts'
import { eventHistoryIcon } from '../../../src/design/icon/ui/event-history.gen.ts'
import { forwardIcon } from '../../../src/design/icon/ui/forward.gen.ts'
import { Inline } from '../../../src/design/layout/inline.tsx'
import { List } from '../../../src/design/list/list.tsx'
import { ListRow } from '../../../src/design/list/list-row.tsx'
import { StatTile } from '../../../src/design/tile/stat-tile.tsx'
import { type Drawing, OwnTrellis } from '../../../src/design/trellis/own-trellis.tsx'
import { link, nothing } from '../../previews/idle-page.tsx'
import type { Entries } from '../entry.ts'
import { brokenPicture, names, picture } from '../samples.ts'

const { chat, eventHistory, aiEventPlanner, contactManagement } = profileCopy.cards
const { contact, deleteAccount } = settingsCopy

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
  'info-card': {
    purpose: 'A feature of the app. It is not interactive.',
    states: {
      wisteria: () => <InfoCard icon={chatIcon} tone="wisteria" {...chat} />,
      marigold: () => <InfoCard icon={eventHistoryIcon} tone="marigold" {...eventHistory} />,
      shoot: () => <InfoCard icon={aiEventPlannerIcon} tone="shoot" {...aiEventPlanner} />,
      clay: () => <InfoCard icon={contactManagementIcon} tone="clay" {...contactManagement} />,
    },
  },
  'list-row': {
    purpose: 'One row of a list: a button or a link whose hit area is the whole row.',
    states: {
      button: () => (
        <List label={brand.name}>
          <ListRow {...contact} icon={contactIcon} end={copyIcon} onPress={nothing} />
        </List>
      ),
      busy: () => (
        <List label={brand.name}>
          <ListRow {...contact} icon={contactIcon} end={copyIcon} busy onPress={nothing} />
        </List>
      ),
      danger: () => (
        <List label={brand.name}>
          <ListRow
            {...deleteAccount}
            icon={deleteAccountIcon}
            tone="danger"
            end={forwardIcon}
            onPress={nothing}
          />
        </List>
      ),
    },
  },
} satisfies Entries

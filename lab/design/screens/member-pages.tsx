import { interestNames } from '../../../machines/interest-names.gen.ts'
import { failureMessages } from '../../../src/copy/failures.ts'
import { preferencesCopy } from '../../../src/copy/preferences.ts'
import { locationCopy, profileProblemText } from '../../../src/copy/profile-form.ts'
import { EditProfileScreen } from '../../../src/screens/edit-profile/edit-profile-screen.tsx'
import { PreferencesScreen } from '../../../src/screens/preferences/preferences-screen.tsx'
import type { PreferencesScreenProps } from '../../../src/screens/preferences/view-props.ts'
import { ProfileScreen } from '../../../src/screens/profile/profile-screen.tsx'
import type { ProfileMember } from '../../../src/screens/profile/view-props.ts'
import { ProfileCompletionScreen } from '../../../src/screens/profile-completion/profile-completion-screen.tsx'
import type { EditProfileScreenProps } from '../../../src/screens/profile-form/view-props.ts'
import { SettingsScreen } from '../../../src/screens/settings/settings-screen.tsx'
import type { SettingsScreenProps } from '../../../src/screens/settings/view-props.ts'
import { PasswordRemoved } from '../../../src/screens/shell/password-removed.tsx'
import {
  idlePreferences,
  idleProfileForm,
  idleSettings,
  links,
  nothing,
} from '../../previews/idle-page.tsx'
import type { Entries } from '../entry.ts'
import { Pressed } from '../helpers.tsx'
import { address, chosen, longName, names, picture } from '../samples.ts'
import { ForMember } from './page-frames.tsx'

const member: ProfileMember = {
  name: names[0],
  picture,
  location: address,
  events: 24,
  connections: 132,
  interests: 14,
  gaps: [],
}
const newMember = {
  picture: '',
  location: '',
  events: 0,
  connections: 0,
  interests: 3,
  gaps: ['photo', 'place'],
} as const
const few = interestNames.slice(0, 9)

const Profile = (changes: Partial<ProfileMember>) => (
  <ForMember>
    <ProfileScreen state="ready" member={{ ...member, ...changes }} links={links} />
  </ForMember>
)

const Preferences = (changes: Partial<PreferencesScreenProps>) => (
  <ForMember>
    <PreferencesScreen {...idlePreferences} {...changes} />
  </ForMember>
)

const { form } = idleProfileForm
const filled: EditProfileScreenProps = {
  ...idleProfileForm,
  form: { ...form, values: { ...form.values, phone: '+351 912 345 678' } },
  picture: { ...idleProfileForm.picture, url: picture, removable: true },
  location: { address, busy: false, locked: false },
}

const Completion = (changes: Partial<EditProfileScreenProps>) => (
  <ForMember>
    <ProfileCompletionScreen
      {...idleProfileForm}
      username="maya.lindqvist"
      emailFrom="provider"
      {...changes}
    />
  </ForMember>
)

const EditProfile = (changes: Partial<EditProfileScreenProps>) => (
  <ForMember>
    <EditProfileScreen {...filled} {...changes} />
  </ForMember>
)

const Settings = (changes: Partial<SettingsScreenProps>) => (
  <ForMember>
    <SettingsScreen {...idleSettings} {...changes} />
  </ForMember>
)

const everyWayIn = [
  { authType: 'local', email: 'maya@lindqvist.example' },
  { authType: 'google', email: 'maya@lindqvist.example' },
  { authType: 'apple', email: null },
] as const

const report = {
  open: true,
  description: 'The supper that I moved to Friday is still on Thursday.',
  sendable: true,
  busy: false,
}

export const memberPages = {
  'profile-screen': {
    purpose: 'The member and their numbers.',
    alone: true,
    states: {
      ready: () => <Profile />,
      menu: () => (
        <Pressed>
          <Profile />
        </Pressed>
      ),
      new: () => <Profile {...newMember} name={names[1]} />,
      'password-removed': () => (
        <ForMember
          banner={
            <PasswordRemoved
              reason="password removed"
              busy={false}
              sent={false}
              onSend={nothing}
              onDismiss={nothing}
            />
          }
        >
          <ProfileScreen state="ready" member={member} links={links} />
        </ForMember>
      ),
      'long-name': () => <Profile name={longName} />,
      loading: () => (
        <ForMember>
          <ProfileScreen state="loading" />
        </ForMember>
      ),
    },
  },
  'preferences-screen': {
    purpose: 'The member’s interests.',
    alone: true,
    states: {
      'none-chosen': () => <Preferences />,
      chosen: () => <Preferences selected={chosen} />,
      update: () => (
        <Preferences texts={preferencesCopy.update} selected={chosen} onCancel={nothing} />
      ),
      found: () => (
        <Preferences names={interestNames.filter((name) => name.includes('Wa'))} filter="wa" />
      ),
      'none-found': () => <Preferences names={[]} filter="chess boxing" />,
      refused: () => <Preferences problem={preferencesCopy.problems.noneSelected} />,
      saving: () => <Preferences names={few} selected={few.slice(2, 5)} busy />,
    },
  },
  'profile-completion-screen': {
    purpose: 'The fields that a provider did not supply for a new member.',
    alone: true,
    states: {
      rest: () => <Completion location={filled.location} />,
      incomplete: () => (
        <Completion
          form={{ ...form, problems: { firstName: profileProblemText('firstName', 'missing') } }}
        />
      ),
      refused: () => <Completion form={{ ...form, problem: failureMessages.unreachable }} />,
      locating: () => <Completion location={{ address: '', busy: true, locked: false }} />,
      saving: () => <Completion form={{ ...form, busy: true, locked: true }} />,
    },
  },
  'edit-profile-screen': {
    purpose: 'Edits the member’s public profile.',
    alone: true,
    states: {
      rest: () => <EditProfile />,
      incomplete: () => (
        <EditProfile
          form={{
            ...filled.form,
            problems: {
              fullName: profileProblemText('fullName', 'missing'),
              dateOfBirth: profileProblemText('dateOfBirth', 'not a past date'),
            },
          }}
        />
      ),
      refused: () => (
        <EditProfile form={{ ...filled.form, problem: failureMessages.unreachable }} />
      ),
      uploading: () => <EditProfile form={{ ...filled.form, busy: true, uploading: true }} />,
      leaving: () => <EditProfile form={{ ...filled.form, asking: true }} />,
      'refused-parts': () => (
        <EditProfile
          picture={{ ...filled.picture, problem: failureMessages['not a picture'] }}
          location={{ ...filled.location, address: '', hint: locationCopy.hints.denied }}
        />
      ),
      cropping: () => (
        <EditProfile
          picture={{
            ...filled.picture,
            cropping: {
              url: picture,
              extent: { width: 600, height: 400 },
              crop: { x: 140, y: 20, size: 320 },
              small: true,
              busy: false,
            },
          }}
        />
      ),
      restored: () => <EditProfile form={{ ...filled.form, restored: true }} />,
    },
  },
  'settings-screen': {
    purpose: 'Reports, questions, and account deletion.',
    alone: true,
    states: {
      rest: () => <Settings />,
      'by-hand': () => <Settings contact={{ busy: false, manualCopy: true }} />,
      report: () => <Settings report={{ ...idleSettings.report, open: true }} />,
      'report-refused': () => (
        <Settings report={{ ...report, problem: failureMessages.unreachable }} />
      ),
      reporting: () => <Settings report={{ ...report, busy: true }} />,
      deletion: () => <Settings deletion={{ step: { kind: 'confirm' }, unfinished: false }} />,
      password: () => (
        <Settings
          deletion={{ step: { kind: 'password', password: '', busy: false }, unfinished: false }}
        />
      ),
      deleting: () => <Settings deletion={{ step: { kind: 'deleting' }, unfinished: false }} />,
      unfinished: () => <Settings deletion={{ step: { kind: 'closed' }, unfinished: true }} />,
      'every-way-in': () => <Settings signInMethods={everyWayIn} />,
    },
  },
} satisfies Entries

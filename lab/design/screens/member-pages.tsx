import { failureSentences } from '../../../src/copy/failures.ts'
import { interestNames } from '../../../src/copy/interests.ts'
import { preferencesCopy } from '../../../src/copy/preferences.ts'
import { profileProblemText } from '../../../src/copy/profile-form.ts'
import type { EditProfileScreenProps } from '../../../src/screens/edit-profile/edit-profile-props.ts'
import { EditProfileScreen } from '../../../src/screens/edit-profile/edit-profile-screen.tsx'
import type { PreferencesState } from '../../../src/screens/preferences/preferences-props.ts'
import { PreferencesScreen } from '../../../src/screens/preferences/preferences-screen.tsx'
import { ProfileScreen } from '../../../src/screens/profile/profile-screen.tsx'
import { ProfileCompletionScreen } from '../../../src/screens/profile-completion/profile-completion-screen.tsx'
import type { SettingsScreenProps } from '../../../src/screens/settings/settings-props.ts'
import { SettingsScreen } from '../../../src/screens/settings/settings-screen.tsx'
import type { Entries } from '../entry.ts'
import { link, nothing } from '../helpers.tsx'
import { address, email, names, picture } from '../samples.ts'
import { ForMember } from './round.tsx'

const member = {
  name: names[0],
  picture,
  location: address,
  events: 12,
  connections: 4,
  interests: 9,
}
const few = interestNames.slice(0, 9)
const links = { editProfile: link, updatePreferences: link }

function Preferences(state: Partial<PreferencesState>) {
  return (
    <ForMember>
      <PreferencesScreen
        names={interestNames}
        total={interestNames.length}
        filter=""
        onFilter={nothing}
        asking={false}
        onLeave={nothing}
        onStay={nothing}
        selected={[]}
        busy={false}
        words={preferencesCopy.choose}
        onToggle={nothing}
        onSubmit={nothing}
        {...state}
      />
    </ForMember>
  )
}

const profileForm: EditProfileScreenProps = {
  form: {
    values: {
      firstName: 'Maya',
      lastName: 'Lindqvist',
      fullName: names[0],
      email,
      phone: '+351912345678',
      dateOfBirth: '1993-03-14',
    },
    problems: {},
    busy: false,
    uploading: false,
    asking: false,
  },
  picture: {
    address: picture,
    busy: false,
    removable: true,
    adjustable: false,
    small: false,
    cropping: null,
  },
  location: { address, busy: false },
  username: 'mayalind',
  date: '20 November 2026',
  onField: nothing,
  onSubmit: nothing,
  onCancelUpload: nothing,
  onPicture: {
    choose: nothing,
    remove: nothing,
    adjust: nothing,
    crop: nothing,
    confirmCrop: nothing,
    cancelCrop: nothing,
  },
  onLocation: { locate: nothing, type: nothing },
  onCancel: nothing,
  onLeave: nothing,
  onStay: nothing,
}
const { form } = profileForm

function EditProfile(changes: Partial<EditProfileScreenProps>) {
  return (
    <ForMember>
      <EditProfileScreen {...profileForm} {...changes} />
    </ForMember>
  )
}

const settings: SettingsScreenProps = {
  report: { open: false, description: '', sendable: false, busy: false },
  contact: { busy: false, byHand: false },
  deletion: { stage: { step: 'closed' }, unfinished: false },
  onReport: { open: nothing, change: nothing, submit: nothing, cancel: nothing },
  theme: 'system',
  onTheme: nothing,
  onCopyAddress: nothing,
  onDelete: {
    open: nothing,
    confirm: nothing,
    cancel: nothing,
    password: nothing,
    submitPassword: nothing,
    askProvider: nothing,
    finish: nothing,
  },
}

function Settings(changes: Partial<SettingsScreenProps>) {
  return (
    <ForMember>
      <SettingsScreen {...settings} {...changes} />
    </ForMember>
  )
}

export const memberPages = {
  'profile-screen': {
    purpose: 'The member, and the numbers about them.',
    alone: true,
    states: {
      ready: () => (
        <ForMember>
          <ProfileScreen state="ready" member={member} links={links} />
        </ForMember>
      ),
      new: () => (
        <ForMember>
          <ProfileScreen
            state="ready"
            member={{
              name: names[1],
              picture: '',
              location: '',
              events: 0,
              connections: 0,
              interests: 0,
            }}
            links={links}
          />
        </ForMember>
      ),
      loading: () => (
        <ForMember>
          <ProfileScreen state="loading" />
        </ForMember>
      ),
      failed: () => (
        <ForMember>
          <ProfileScreen
            state="failed"
            message={failureSentences.unreachable}
            reference="4f2a91"
            onRetry={nothing}
          />
        </ForMember>
      ),
    },
  },
  'preferences-screen': {
    purpose: 'What the member enjoys.',
    alone: true,
    states: {
      'none-chosen': () => <Preferences names={few} />,
      chosen: () => <Preferences selected={interestNames.slice(2, 7)} />,
      found: () => (
        <Preferences names={interestNames.filter((name) => name.includes('Wa'))} filter="wa" />
      ),
      'none-found': () => <Preferences names={[]} filter="chess boxing" />,
      refused: () => <Preferences names={few} problem={preferencesCopy.problems.noneSelected} />,
      saving: () => <Preferences names={few} selected={few.slice(2, 5)} busy />,
    },
  },
  'profile-completion-screen': {
    purpose: 'What a provider has not told us about a new member.',
    alone: true,
    states: {
      rest: () => (
        <ForMember>
          <ProfileCompletionScreen {...profileForm} emailFrom="provider" />
        </ForMember>
      ),
    },
  },
  'edit-profile-screen': {
    purpose: 'Changes what the others see of the member.',
    alone: true,
    states: {
      rest: () => <EditProfile />,
      wrong: () => (
        <EditProfile
          form={{ ...form, problems: { fullName: profileProblemText('fullName', 'missing') } }}
        />
      ),
      uploading: () => <EditProfile form={{ ...form, busy: true, uploading: true }} />,
      leaving: () => <EditProfile form={{ ...form, asking: true }} />,
      cropping: () => (
        <EditProfile
          picture={{
            ...profileForm.picture,
            cropping: {
              address: picture,
              extent: { width: 600, height: 400 },
              crop: { x: 140, y: 20, size: 320 },
              small: true,
              busy: false,
            },
          }}
        />
      ),
    },
  },
  'settings-screen': {
    purpose: 'Reports, questions, and the end of an account.',
    alone: true,
    states: {
      rest: () => <Settings />,
      'by-hand': () => <Settings contact={{ busy: false, byHand: true }} />,
      report: () => <Settings report={{ ...settings.report, open: true }} />,
      deletion: () => <Settings deletion={{ stage: { step: 'confirm' }, unfinished: false }} />,
      password: () => (
        <Settings
          deletion={{ stage: { step: 'password', password: '', busy: false }, unfinished: false }}
        />
      ),
      unfinished: () => <Settings deletion={{ stage: { step: 'closed' }, unfinished: true }} />,
    },
  },
} satisfies Entries

import { failureSentences } from '../../../src/copy/failures.ts'
import { interestNames } from '../../../src/copy/interests.ts'
import { preferencesCopy } from '../../../src/copy/preferences.ts'
import { locationCopy, profileProblemText } from '../../../src/copy/profile-form.ts'
import type { EditProfileScreenProps } from '../../../src/screens/edit-profile/edit-profile-props.ts'
import { EditProfileScreen } from '../../../src/screens/edit-profile/edit-profile-screen.tsx'
import type { PreferencesScreenProps } from '../../../src/screens/preferences/preferences-props.ts'
import { PreferencesScreen } from '../../../src/screens/preferences/preferences-screen.tsx'
import type { ProfileMember } from '../../../src/screens/profile/profile-props.ts'
import { ProfileScreen } from '../../../src/screens/profile/profile-screen.tsx'
import { ProfileCompletionScreen } from '../../../src/screens/profile-completion/profile-completion-screen.tsx'
import type { SettingsScreenProps } from '../../../src/screens/settings/settings-props.ts'
import { SettingsScreen } from '../../../src/screens/settings/settings-screen.tsx'
import { PasswordLost } from '../../../src/screens/shell/password-lost.tsx'
import {
  links,
  nothing,
  restingPreferences,
  restingProfileForm,
  restingSettings,
} from '../../stages/rest.tsx'
import type { Entries } from '../entry.ts'
import { Pressed } from '../helpers.tsx'
import { address, chosen, longName, names, picture } from '../samples.ts'
import { ForMember } from './round.tsx'

const member: ProfileMember = {
  name: names[0],
  picture,
  location: address,
  events: 24,
  connections: 132,
  interests: 14,
}
const newcomer = { picture: '', location: '', events: 0, connections: 0, interests: 0 }
const few = interestNames.slice(0, 9)

const Profile = (changes: Partial<ProfileMember>) => (
  <ForMember>
    <ProfileScreen state="ready" member={{ ...member, ...changes }} links={links} />
  </ForMember>
)

const Preferences = (changes: Partial<PreferencesScreenProps>) => (
  <ForMember>
    <PreferencesScreen {...restingPreferences} {...changes} />
  </ForMember>
)

const { form } = restingProfileForm
const filled: EditProfileScreenProps = {
  ...restingProfileForm,
  form: { ...form, values: { ...form.values, phone: '+351 912 345 678' } },
  picture: { ...restingProfileForm.picture, address: picture, removable: true },
  location: { address, busy: false },
}

const Completion = (changes: Partial<EditProfileScreenProps>) => (
  <ForMember>
    <ProfileCompletionScreen {...restingProfileForm} emailFrom="provider" {...changes} />
  </ForMember>
)

const EditProfile = (changes: Partial<EditProfileScreenProps>) => (
  <ForMember>
    <EditProfileScreen {...filled} {...changes} />
  </ForMember>
)

const Settings = (changes: Partial<SettingsScreenProps>) => (
  <ForMember>
    <SettingsScreen {...restingSettings} {...changes} />
  </ForMember>
)

const report = {
  open: true,
  description: 'The supper that I moved to Friday is still on Thursday.',
  sendable: true,
  busy: false,
}

export const memberPages = {
  'profile-screen': {
    purpose: 'The member, and the numbers about them.',
    alone: true,
    states: {
      ready: () => <Profile />,
      menu: () => (
        <Pressed>
          <Profile />
        </Pressed>
      ),
      new: () => <Profile {...newcomer} name={names[1]} />,
      'password-lost': () => (
        <ForMember
          strip={<PasswordLost busy={false} sent={false} onSend={nothing} onDismiss={nothing} />}
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
      'none-chosen': () => <Preferences />,
      chosen: () => <Preferences selected={chosen} />,
      update: () => (
        <Preferences words={preferencesCopy.update} selected={chosen} onCancel={nothing} />
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
    purpose: 'What a provider has not told us about a new member.',
    alone: true,
    states: {
      rest: () => <Completion location={filled.location} />,
      incomplete: () => (
        <Completion
          form={{ ...form, problems: { firstName: profileProblemText('firstName', 'missing') } }}
        />
      ),
      refused: () => <Completion form={{ ...form, problem: failureSentences.unreachable }} />,
      locating: () => <Completion location={{ address: '', busy: true }} />,
      saving: () => <Completion form={{ ...form, busy: true }} />,
    },
  },
  'edit-profile-screen': {
    purpose: 'Changes what the others see of the member.',
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
        <EditProfile form={{ ...filled.form, problem: failureSentences.unreachable }} />
      ),
      uploading: () => <EditProfile form={{ ...filled.form, busy: true, uploading: true }} />,
      leaving: () => <EditProfile form={{ ...filled.form, asking: true }} />,
      'refused-parts': () => (
        <EditProfile
          picture={{ ...filled.picture, problem: failureSentences['not a picture'] }}
          location={{ address: '', busy: false, hint: locationCopy.hints.denied }}
        />
      ),
      cropping: () => (
        <EditProfile
          picture={{
            ...filled.picture,
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
      report: () => <Settings report={{ ...restingSettings.report, open: true }} />,
      'report-refused': () => (
        <Settings report={{ ...report, problem: failureSentences.unreachable }} />
      ),
      reporting: () => <Settings report={{ ...report, busy: true }} />,
      deletion: () => <Settings deletion={{ stage: { step: 'confirm' }, unfinished: false }} />,
      password: () => (
        <Settings
          deletion={{ stage: { step: 'password', password: '', busy: false }, unfinished: false }}
        />
      ),
      deleting: () => <Settings deletion={{ stage: { step: 'deleting' }, unfinished: false }} />,
      unfinished: () => <Settings deletion={{ stage: { step: 'closed' }, unfinished: true }} />,
    },
  },
} satisfies Entries

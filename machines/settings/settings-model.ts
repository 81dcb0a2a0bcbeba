import { modelOf } from '../model-of.ts'
import { settingsMachine } from './settings-machine.ts'

const dialog = {
  'opens its dialog': { sends: { type: 'dialog opened' } },
  'closes its dialog': { sends: { type: 'dialog closed' } },
} as const

/** The model of /settings. Its children are stubs that send what the real machines send. */
export const settingsModel = modelOf({
  machine: settingsMachine,
  question: 'Which setting does the member open?',
  inputs: {
    'a member': {
      uid: 'uid-1',
      authType: 'local',
      signInMethods: [{ authType: 'local', email: 'maya@lindqvist.example' }],
      email: 'maya@lindqvist.example',
      supportEmail: 'support@trellis.example',
      unfinished: null,
      description: '',
    },
  },
  outcomes: {
    reportIssue: dialog,
    deleteAccount: dialog,
    // The other two send nothing to their parent.
    copyEmail: { ends: { resolves: undefined } },
    changePassword: { ends: { resolves: undefined } },
  },
})

import { vi } from 'vitest'
import type { SettingsScreenProps } from '../../../src/screens/settings/view-props.ts'

/** The default props of /settings, with the given changes. */
export const settingsProps = (changes: Partial<SettingsScreenProps> = {}): SettingsScreenProps => ({
  report: { open: false, description: '', sendable: false, busy: false },
  contact: { busy: false, manualCopy: false },
  signInMethods: [{ authType: 'local', email: 'maya@lindqvist.example' }],
  password: { email: 'maya@lindqvist.example', busy: false, coolingDown: false },
  deletion: { step: { kind: 'closed' }, unfinished: false },
  onReport: { open: vi.fn(), change: vi.fn(), submit: vi.fn(), cancel: vi.fn() },
  theme: 'system',
  onTheme: vi.fn(),
  onCopyEmail: vi.fn(),
  onChangePassword: vi.fn(),
  onLogout: vi.fn(),
  onDelete: {
    open: vi.fn(),
    confirm: vi.fn(),
    cancel: vi.fn(),
    password: vi.fn(),
    submitPassword: vi.fn(),
    askProvider: vi.fn(),
    finish: vi.fn(),
  },
  ...changes,
})

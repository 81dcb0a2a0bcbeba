import { vi } from 'vitest'
import type { EditProfileScreenProps } from '../../../src/screens/edit-profile/edit-profile-props.ts'

/** A profile form at rest, with whatever is given instead. */
export const profileFormProps = (
  changes: Partial<EditProfileScreenProps> = {},
): EditProfileScreenProps => ({
  form: {
    values: {
      firstName: 'Maya',
      lastName: 'Lindqvist',
      fullName: 'Maya Lindqvist',
      email: 'maya@lindqvist.example',
      phone: '',
      dateOfBirth: '1993-03-14',
    },
    problems: {},
    busy: false,
    uploading: false,
    asking: false,
  },
  picture: {
    address: null,
    busy: false,
    removable: false,
    adjustable: false,
    small: false,
    cropping: null,
  },
  location: { address: '', busy: false },
  username: 'mayalind',
  date: '20 November 2026',
  onField: vi.fn(),
  onSubmit: vi.fn(),
  onCancelUpload: vi.fn(),
  onPicture: {
    choose: vi.fn(),
    remove: vi.fn(),
    adjust: vi.fn(),
    crop: vi.fn(),
    confirmCrop: vi.fn(),
    cancelCrop: vi.fn(),
  },
  onLocation: { locate: vi.fn(), type: vi.fn() },
  onCancel: vi.fn(),
  onLeave: vi.fn(),
  onStay: vi.fn(),
  ...changes,
})

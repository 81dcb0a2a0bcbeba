import type {
  CheckedField,
  ProfileProblem,
} from '../../machines/profile-form/profile-form-values.ts'
import { unreadableText } from './fields.ts'

export const profileCompletionCopy = {
  heading: 'Personal Info',
  form: 'Personal Info',
  lead: 'So friends recognise you and plans stay close to home.',
  firstName: 'First name',
  lastName: 'Last name',
  username: 'Username',
  usernameChosen: 'We’ve chosen this username for you. It can’t be changed.',
  email: 'Email',
  phone: 'Phone',
  optional: 'Optional',
  submit: 'Next',
  busy: 'Saving...',
} as const

export const editProfileCopy = {
  heading: 'Edit profile',
  form: 'Edit profile',
  lastEdited: (date: string) => `Last edited on ${date}`,
  fullName: 'Full Name',
  phone: 'Phone Number',
  username: 'Username',
  email: 'Email Address',
  dateOfBirth: 'Date of Birth',
  locked: 'Can’t be changed',
  cancel: 'Cancel',
  submit: 'Save changes',
  busy: 'Saving...',
} as const

export const profileFormCopy = {
  phonePlaceholder: '+351 912 345 678',
  emailFromProvider: 'Email address is set from your Google/Apple account and cannot be modified',
  uploading: 'Uploading your picture...',
  cancelUpload: 'Cancel upload',
  locating: 'Finding your location first. Your profile is saved right after.',
  cancelLocating: 'Don’t save yet',
} as const

/** A field that was changed both here and in another tab or on another device. */
export const conflictCopy = {
  title: 'Also changed on another device',
  text: 'Choose which value to keep, then save.',
  own: 'Your change here',
  newer: 'On the other device',
  keepOwn: 'Keep mine',
  useNewer: 'Use the other',
  nothing: 'Empty',
  pictures: { chosen: 'Your new picture', removed: 'No picture', stored: 'Another picture' },
} as const

/** The picture on both forms. */
export const pictureCopy = {
  label: 'Profile photo',
  choose: 'Choose a profile photo',
  change: 'Change picture',
  remove: 'Remove Picture',
  restore: 'Keep the picture',
  unsaved: {
    chosen: 'Not saved yet.',
    removed: 'Your picture is removed when you save.',
  },
  notShown: 'You have a picture that we can’t show. Replace it, or remove it.',
  adjust: 'Adjust crop',
  completionHint: 'JPG or PNG. You can change it later.',
  hint: 'At least 800x800 px recommended, JPG or PNG.',
  small:
    'This crop is smaller than 800x800 px, so your picture may look blurry. You can still use it.',
  crop: {
    title: 'Crop your picture',
    label: 'Crop area',
    help: {
      touch: 'Drag the picture, or tap its new middle. Pinch to zoom.',
      mouse:
        'Drag the picture, click its new middle, or use the arrow keys. Plus and minus zoom in and out.',
    },
    zoom: 'Zoom',
    zoomText: (percent: number) => `${percent}%`,
    positionText: (left: number, top: number) => `${left}% from the left, ${top}% from the top`,
    cancel: 'Cancel',
    confirm: 'Use this picture',
    busy: 'Preparing...',
  },
} as const

/** The location on both forms. */
export const locationCopy = {
  label: 'Location',
  locate: 'Set my location',
  busy: 'Finding you...',
  found: (place: string) => `Found you in ${place}. If that’s not right, just edit it.`,
  hints: {
    unsupported: 'Geolocation is not supported by your browser',
    denied:
      'Your browser didn’t share your location. Allow it in your browser settings, or type your address.',
    unavailable: 'We couldn’t find your location. Try again, or type your address.',
    'timed out': 'Finding your location took too long. Try again, or type your address.',
    unnamed: 'We found you, but couldn’t look up the address. Please type it instead.',
  },
} as const

/** The validation message of a field. */
export const profileProblemText = (field: CheckedField, problem: ProfileProblem): string => {
  if (problem === 'unreadable') return field === 'dateOfBirth' ? notADate : unreadableText
  return problem === 'missing' || problem === 'too long'
    ? fieldTexts[problem][field]
    : problemTexts[problem]
}

const notADate = 'That date doesn’t exist'

const fieldTexts: Readonly<Record<FieldProblem, Record<CheckedField, string>>> = {
  missing: {
    firstName: 'Please enter your first name',
    lastName: 'Please enter your last name',
    fullName: 'Please enter your full name',
    email: 'Please enter your email address',
    phone: 'Please enter your phone number',
    dateOfBirth: 'Please enter your date of birth',
    location: 'Please enter your location',
  },
  'too long': {
    firstName: 'Please shorten your first name',
    lastName: 'Please shorten your last name',
    fullName: 'Please shorten your full name',
    email: 'Please use a shorter email address',
    phone: 'Please shorten your phone number',
    dateOfBirth: 'Please check the year in your date of birth',
    location: 'Please shorten your location',
  },
}

type FieldProblem = Extract<ProfileProblem, 'missing' | 'too long'>

const problemTexts: Readonly<Record<Exclude<ProfileProblem, FieldProblem | 'unreadable'>, string>> =
  {
    'not an email': 'That doesn’t look like an email address',
    'before 1900': 'Please enter a year from 1900 onwards',
  }

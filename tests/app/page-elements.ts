import { maya, type openSite } from './open-site.tsx'

export type Opening = Parameters<typeof openSite>[0]

/** An element of a page: its role, or `label` for a field without one; its name; and attributes. */
export type Row = readonly [
  role: string,
  name: string,
  attributes?: Readonly<Record<string, string | null>>,
]

const text = { type: 'text', inputmode: null }
const phone = { type: 'tel', inputmode: 'tel', autocomplete: 'tel' }
const newPassword = { type: 'password', inputmode: null, autocomplete: 'new-password' }
export const member = { interests: ['Yoga'] }

/** What the pages of the site have, by the rows of the specification. */
export const pages: readonly (readonly [title: string, opening: Opening, rows: readonly Row[]])[] =
  [
    [
      '/login has two fields, two providers and two links (spec 2.39, 2.40, 2.41, 2.42, 2.43, 2.44)',
      { at: '/login' },
      [
        ['textbox', 'Username or email', { autocomplete: 'username', inputmode: 'email' }],
        ['label', 'Password', { type: 'password', autocomplete: 'current-password' }],
        ['button', 'Login with Google'],
        ['button', 'Login with Apple'],
        ['link', 'Forgot Password?', { href: '/forgot-password' }],
        ['link', 'Sign Up', { href: '/signup' }],
      ],
    ],
    [
      '/signup has seven fields (spec 2.52, 2.53, 2.54, 2.55, 2.56, 2.57, 2.58)',
      { at: '/signup' },
      [
        ['textbox', 'First name', { ...text, autocomplete: 'given-name', required: '' }],
        ['label', 'Last name', { ...text, autocomplete: 'family-name', required: null }],
        ['textbox', 'Username', { ...text, autocomplete: 'username', required: '' }],
        ['textbox', 'Email', { type: 'email', autocomplete: 'email', required: '' }],
        ['label', 'Phone', { ...phone, required: null }],
        ['label', 'Password', { ...newPassword, required: '' }],
        ['label', 'Confirm password', { ...newPassword, required: '' }],
      ],
    ],
    [
      '/verify-email has two buttons (spec 2.69, 2.70)',
      { at: '/verify-email', awaiting: true },
      [
        ['button', "I've Verified My Email"],
        ['button', 'Resend Verification Email'],
      ],
    ],
    [
      '/forgot-password has a field, a button and a link (spec 2.73, 2.74, 2.75)',
      { at: '/forgot-password' },
      [
        ['textbox', 'Email', { autocomplete: 'username' }],
        ['button', 'Send Reset Link'],
        ['link', 'Back to Login', { href: '/login' }],
      ],
    ],
    [
      'any other URL has a heading and a link (spec 2.76, 2.77)',
      { at: '/no-such-page' },
      [
        ['heading', 'Page Not Found'],
        ['link', 'Return to Home', { href: '/' }],
      ],
    ],
    [
      '/profile-completion has a photo, five fields and a button (spec 2.88, 2.89, 2.91, 2.92, 2.93, 2.95, 2.96, 2.97)',
      { at: '/profile-completion', member: { email: '', interests: [] } },
      [
        ['heading', 'Personal Info'],
        ['group', 'Profile photo'],
        ['button', 'Choose a profile photo'],
        ['textbox', 'First name', { required: '' }],
        ['label', 'Last name', { required: null }],
        ['textbox', 'Email', { required: '', readonly: null }],
        ['label', 'Phone', { required: null }],
        ['button', 'Set my location'],
        ['button', 'Next'],
      ],
    ],
    [
      '/profile-completion locks an email that is known (spec 2.94)',
      { at: '/profile-completion', member: { interests: [] } },
      [['textbox', 'Email', { readonly: '', value: maya.email }]],
    ],
    [
      '/preferences has a title, chips and a button (spec 2.98, 2.99, 2.100)',
      { at: '/preferences', member: { interests: [] } },
      [
        ['heading', 'Select Your Preferences'],
        ['group', 'Interests'],
        ['checkbox', 'Hiking'],
        ['button', 'Confirm & next'],
      ],
    ],
    [
      '/update-preferences has another title and two buttons (spec 2.126, 2.129, 2.130)',
      { at: '/update-preferences', member },
      [
        ['heading', 'Update Your Preferences'],
        ['button', 'Cancel'],
        ['button', 'Update Preferences'],
      ],
    ],
    [
      '/edit-profile has a picture, six fields and a button (spec 2.114, 2.116, 2.118, 2.119, 2.120, 2.121, 2.122, 2.123, 2.125)',
      { at: '/edit-profile', member: { profileImage: 'https://pictures.example/1' } },
      [
        ['button', 'Change picture'],
        ['button', 'Remove Picture'],
        ['textbox', 'Full Name', { autocomplete: 'name' }],
        ['textbox', 'Phone Number', { autocomplete: 'tel', inputmode: 'tel' }],
        ['textbox', 'Username', { readonly: '', value: 'mayalind' }],
        ['textbox', 'Email Address', { readonly: '', value: maya.email }],
        ['label', 'Date of Birth', { type: 'date', min: '1900-01-01' }],
        ['textbox', 'Location', { autocomplete: 'street-address' }],
        ['button', 'Save changes'],
      ],
    ],
    [
      '/settings has a list with the policy in a new tab (spec 2.131, 2.134)',
      { at: '/settings', member },
      [
        ['list', 'Privacy & Permissions'],
        ['link', 'Privacy Policy', { href: 'https://trellis.example/privacy', target: '_blank' }],
      ],
    ],
    [
      'the top bar of a visitor has three links (spec 2.07, 2.08, 2.09)',
      { at: '/forgot-password' },
      [
        ['link', 'Trellis', { href: '/' }],
        ['link', 'Sign Up', { href: '/signup' }],
        ['link', 'Login', { href: '/login' }],
      ],
    ],
    [
      'the top bar of a member has a settings icon and the avatar with the name (spec 2.10, 2.12)',
      { at: '/profile', member },
      [
        ['link', 'Settings', { href: '/settings' }],
        ['button', 'Maya Lindqvist Account menu'],
      ],
    ],
    [
      'the top bar of a member without a name shows “User” (spec 2.18)',
      {
        at: '/settings',
        member: { name: ' ', firstName: '', lastName: '' },
        stored: { displayName: null },
      },
      [['button', 'User Account menu']],
    ],
  ]

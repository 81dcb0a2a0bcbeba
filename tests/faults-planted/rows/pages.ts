import { type RowFault, rowFaultsIn } from './row-fault.ts'

/** Faults against the rows of sections 3 to 9 that a page shows, some of them only in a browser. */
export const pageRows: readonly RowFault[] = [
  ...rowFaultsIn('machines/sign-up/sign-up-form.ts', [
    ['3.35', 'email: emailOf(values.email),', "email: '',"],
    ['3.36', 'password: values.password,', "password: values.password.trim() + ' ',"],
    ['3.37', 'firstName: lineOf(values.firstName)', 'firstName: lineOf(values.lastName)'],
    ['3.38', 'lastName: lineOf(values.lastName)', "lastName: ''"],
    ['3.39', 'username: technicalOf(values.username)', 'username: emailOf(values.email)'],
    ['3.40', 'phone: technicalOf(values.phone)', "phone: ''"],
  ]),
  ...rowFaultsIn('machines/interest-names.gen.ts', [
    ['3.51', "  'Dance',\n", ''],
    ['3.53', "'Karaoke'", "''"],
    ['3.57', "'Magic Shows'", "'Magic'"],
    ['9.14', "  'Spa',\n", ''],
  ]),
  ...rowFaultsIn('src/screens/preferences/interest-chips.tsx', [
    ['3.54', 'icon={<InterestIcon interest={name} selected={false} />}', 'icon={null}'],
  ]),
  ...rowFaultsIn('src/screens/landing/landing-screen.tsx', [
    [
      '4.01',
      "{ id: 'why-us', panel: 2, label: panelsCopy.whyUs }",
      "{ id: 'why-us', panel: 1, label: panelsCopy.whyUs }",
    ],
  ]),
  ...rowFaultsIn('machines/landing/landing-machine.ts', [
    [
      '4.06',
      "    snapping: {\n      initial: 'ready',\n",
      "    snapping: {\n      initial: 'ready',\n      on: { 'step requested': { guard: withEvent('has a next panel'), target: '.cooling down', actions: withEvent('step') } },\n",
    ],
  ]),
  ...rowFaultsIn('machines/onboarding/onboarding-machine.ts', [
    ['4.08', "navigateTo('/verify-email')", "navigateTo('/login')"],
    ['4.10', "context.returnTo ?? '/'", "context.returnTo ?? '/profile'"],
  ]),
  ...rowFaultsIn('machines/onboarding/onboarding-steps.ts', [
    ['4.09', 'isPending: ({ member }) => needsPreferences(member)', 'isPending: () => false'],
    [
      '4.11',
      "needsProfileCompletion(member) && (authType !== 'local' ||",
      "needsProfileCompletion(member) && (authType === 'local' &&",
    ],
  ]),
  ...rowFaultsIn('src/services/identity-firebase/started-identity.ts', [
    ['4.17', '/login` }).catch', '/signup` }).catch'],
    ['7.42', 'sendPasswordResetEmail(auth, email)', 'Promise.resolve(auth)'],
  ]),
  ...rowFaultsIn('src/copy/verify-email.ts', [
    ['4.21', "sent: { tone: 'success'", "sent: { tone: 'info'"],
    ['4.22', "'not verified yet': { tone: 'success'", "'not verified yet': { tone: 'info'"],
    ['4.23', "'check failed': { tone: 'info'", "'check failed': { tone: 'success'"],
  ]),
  ...rowFaultsIn('machines/member.ts', [
    [
      '4.24',
      "emailVerified || (authType !== 'local' && email === null)",
      'emailVerified || email !== null',
    ],
    [
      '5.10',
      "emailVerified || (authType !== 'local' && email === null)",
      "emailVerified || authType === 'local'",
    ],
    [
      '6.15',
      "emailVerified || (authType !== 'local' && email === null)",
      "emailVerified || authType !== 'google'",
    ],
  ]),
  ...rowFaultsIn('src/copy/notices.ts', [
    ['4.25', "bad('email is not verified')", "bad('Please verify your email')"],
    ['7.29', "'issue reported': good(", "'issue reported': bad("],
  ]),
  ...rowFaultsIn('src/copy/failures.ts', [
    ['4.48', 'Session expired. Please login again.', 'Session expired.'],
  ]),
  ...rowFaultsIn('machines/session/session-entries.ts', [
    [
      '4.39',
      "google: 'isGoogleAuth',\n  apple: 'isAppleAuth'",
      "google: 'isAppleAuth',\n  apple: 'isGoogleAuth'",
    ],
  ]),
  ...rowFaultsIn('src/screens/profile-completion/completion-fields.tsx', [
    ['5.17', 'locked={emailFrom !== null}', 'locked={false}'],
  ]),
  ...rowFaultsIn('src/screens/picture/picture-part.tsx', [
    ['5.19', "'image/jpeg,image/png'", "'image/*'"],
    ['9.15', "'image/jpeg,image/png'", "'image/jpeg'"],
  ]),
  ...rowFaultsIn('src/design/theme/tokens/motion.ts', [
    ['9.08', 'marquee: 20_000', 'marquee: 24_000'],
  ]),
  ...rowFaultsIn('src/design/marquee/use-copies.ts', [['9.09', 'maxCopies = 10', 'maxCopies = 9']]),
  ...rowFaultsIn('src/copy/error-pages.ts', [['6.07', 'Page Not Found', 'Login']]),
  ...rowFaultsIn('backend/members/delete-member.ts', [
    ['6.22', 'tx.delete(members).where(eq(members.uid, caller.uid))', 'tx.delete(members)'],
  ]),
  ...rowFaultsIn('src/app/pages/profile-form.tsx', [
    [
      '7.25',
      "'load member': fromPromise(({ signal }) => memberApi.me(signal))",
      "'load member': fromPromise(() => new Promise<never>(() => {}))",
    ],
  ]),
  ...rowFaultsIn('machines/profile-form/profile-form-setup.ts', [
    ['7.39', "context.picture?.kind === 'chosen'", "context.picture?.kind !== 'removed'"],
  ]),
  ...rowFaultsIn('src/services/http.ts', [
    [
      '7.30',
      '...(request.body && { body: request.body })',
      '...(request.body && { body: JSON.stringify(request.body) })',
    ],
  ]),
  ...rowFaultsIn('src/app/provide-app.ts', [
    ['8.01', 'if (failure) log', "if (failure && notice !== 'login failed') log"],
    ['8.02', 'if (failure) log', "if (failure && !notice.endsWith('sign-in failed')) log"],
    ['8.03', 'if (failure) log', "if (failure && notice !== 'registration failed') log"],
  ]),
]

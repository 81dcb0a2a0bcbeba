import { type RowFault, rowFaultsIn } from './row-fault.ts'

/** Faults against the rows of section 1, and of section 2 for visitors. */
export const visitorRows: readonly RowFault[] = [
  ...rowFaultsIn('src/copy/brand.ts', [
    ['1.01', 'Coordinate. Connect. Cultivate.', 'Coordinate. Connect.'],
    [
      '2.37',
      "setting('VITE_GOOGLE_PLAY_URL', '#')",
      "setting('VITE_GOOGLE_PLAY_URL', 'https://play.google.com/')",
    ],
  ]),
  ...rowFaultsIn('src/copy/landing.ts', [
    ['1.00', 'keeps your reminders and contacts in one place', 'keeps your reminders in one place'],
    ['1.11', 'AI finds free slots for you and your connections.', 'AI finds free slots for you.'],
    [
      '1.12',
      'Personal and professional contacts in one place.',
      'Professional contacts in one place.',
    ],
    ['1.13', 'Notifications, event updates, reminders.', 'Notifications and reminders.'],
    ['2.29', "download: 'Download the App'", "download: 'Get started'"],
    ['2.31', 'AI SCHEDULING', 'SCHEDULING'],
    ['2.32', 'SMART REMINDERS', 'REMINDERS'],
    ['2.33', "'CALENDAR SYNC', ", ''],
    ['2.34', 'SEAMLESS COORDINATION', 'COORDINATION'],
  ]),
  ...rowFaultsIn('src/landing/landing-page.tsx', [
    ['1.03', '<LandingScreen {...landingProps} />', '<></>'],
  ]),
  ...rowFaultsIn('src/services/identity-firebase/started-identity.ts', [
    [
      '1.19',
      'signInWithEmailAndPassword(auth, email, password)',
      "signInWithEmailAndPassword(auth, email, '')",
    ],
    ['1.20', 'openProvider(auth, provider)', "openProvider(auth, 'apple')"],
    ['1.21', 'openProvider(auth, provider)', "openProvider(auth, 'google')"],
  ]),
  ...rowFaultsIn('src/services/picture-store-firebase/started-pictures.ts', [
    ['1.22', 'return await getDownloadURL(stored)', 'return dataUrl'],
  ]),
  ...rowFaultsIn('backend/members/register-member.ts', [
    ['1.23', '  if (isRepeated) {', '  if (isRepeated || account === null) {'],
  ]),
  ...rowFaultsIn('src/screens/landing/landing-screen.tsx', [
    [
      '2.20',
      '<MemoKeyFeatures headingId={headingIdOf(1)} />',
      '<MemoWhyUs headingId={headingIdOf(1)} />',
    ],
    [
      '2.21',
      '<MemoWhyUs headingId={headingIdOf(2)} />',
      '<MemoKeyFeatures headingId={headingIdOf(2)} />',
    ],
    [
      '2.23',
      '<MemoDownload headingId={headingIdOf(3)} />',
      '<MemoWhyUs headingId={headingIdOf(3)} />',
    ],
    ['2.26', 'panel: 3, label: panelsCopy.download', 'panel: 2, label: panelsCopy.download'],
    ['2.27', 'panel: 2, label: panelsCopy.whyUs', 'panel: 3, label: panelsCopy.whyUs'],
    ['2.28', 'panel: 1, label: panelsCopy.keyFeatures', 'panel: 2, label: panelsCopy.keyFeatures'],
  ]),
  ...rowFaultsIn('src/design/panel/panel.css.ts', [
    ['2.19', "scrollSnapType: 'y mandatory'", "scrollSnapType: 'none'"],
  ]),
  ...rowFaultsIn('src/design/film-panel/film-placeholder.tsx', [
    ['2.22', '{!isOpen && (', '{wasOpen && !isOpen && ('],
  ]),
  ...rowFaultsIn('src/landing/landing-input.ts', [
    ['2.24', "  addEventListener('wheel', onWheel, { passive: false, signal })\n", ''],
    ['2.25', "  addEventListener('touchend', onTouchEnd, { signal })\n", ''],
  ]),
  ...rowFaultsIn('src/design/marquee/marquee.css.ts', [
    ['2.30', 'ms linear infinite`', 'ms linear 0`'],
  ]),
  ...rowFaultsIn('src/screens/landing/download.tsx', [
    [
      '2.35',
      `          <StoreLink {...googlePlay} {...linkTo('googlePlay')} mark="google-play" />\n`,
      '',
    ],
    ['2.36', `          <StoreLink {...appStore} {...linkTo('appStore')} mark="apple" />\n`, ''],
  ]),
  ...rowFaultsIn('src/copy/login.ts', [
    ['2.39', "identifier: 'Username or email'", "identifier: 'Email'"],
    ['2.50', 'Logging in...', 'Signing in...'],
  ]),
  ...rowFaultsIn('src/screens/login/login-form.tsx', [
    [
      '2.40',
      'label={loginCopy.password}\n        type="password"',
      'label={loginCopy.password}\n        type="text"',
    ],
    ['2.43', 'render={props.links.forgotPassword}', 'render={props.links.signUp}'],
  ]),
  ...rowFaultsIn('src/screens/login/login-screen.tsx', [
    ['2.44', '<TextLink render={links.signUp}>', '<TextLink render={links.home}>'],
  ]),
  ...rowFaultsIn('src/copy/social.ts', [
    ['2.41', '`Login with ${', '`Continue with ${'],
    ['2.61', '`Sign up with $', '`Sign up via $'],
  ]),
  ...rowFaultsIn('src/screens/social/social-sign-in.tsx', [
    ['2.42', 'Object.keys(providerNames) as SocialProvider[]', "['google'] as SocialProvider[]"],
  ]),
  ...rowFaultsIn('machines/onboarding/onboarding-steps.ts', [
    [
      '2.45',
      'isPending: ({ member }) => needsPreferences(member)',
      "isPending: ({ member, authType }) => authType !== 'local' && needsPreferences(member)",
    ],
    [
      '2.47',
      "needsProfileCompletion(member) && (authType !== 'local' ||",
      "needsProfileCompletion(member) && (authType === 'apple' ||",
    ],
    [
      '2.48',
      'isPending: ({ member }) => needsPreferences(member)',
      "isPending: ({ member, authType }) => authType === 'local' && needsPreferences(member)",
    ],
  ]),
  ...rowFaultsIn('machines/onboarding/onboarding-machine.ts', [
    ['2.46', "context.returnTo ?? '/'", "context.returnTo ?? '/profile'"],
    ['2.49', "context.returnTo ?? '/'", "context.returnTo ?? '/preferences'"],
    [
      '2.62',
      "actions: ['set steps of a sign-up', 'navigate to verification']",
      "actions: ['set steps of a sign-up']",
    ],
  ]),
  ...rowFaultsIn('src/design/split/split.css.ts', [
    ['2.51', "[from.lg]: { display: 'block' }", "[from.lg]: { display: 'none' }"],
  ]),
  ...rowFaultsIn('src/screens/sign-up/sign-up-form.tsx', [
    [
      '2.52',
      '<SignUpTextField {...props} field="firstName" autoComplete="given-name" required />',
      '',
    ],
    ['2.53', '<SignUpTextField {...props} field="lastName" autoComplete="family-name" />', ''],
    [
      '2.54',
      '<SignUpTextField {...props} field="username" autoComplete="username" required />',
      '',
    ],
    ['2.55', '<SignUpEmailField {...props} />', ''],
    ['2.56', 'field="phone"', 'field="username"'],
  ]),
  ...rowFaultsIn('src/screens/sign-up/password-fields.tsx', [
    ['2.57', "{...field('password')}", "{...field('confirmPassword')}"],
    ['2.58', "{...field('confirmPassword')}", "{...field('password')}"],
    [
      '2.59',
      'reveal={{\n          show: signUpCopy.showPassword,',
      'reveal={undefined && {\n          show: signUpCopy.showPassword,',
    ],
  ]),
  ...rowFaultsIn('src/screens/sign-up/sign-up-screen.tsx', [
    ['2.60', 'label={socialCopy.signUp}', 'label={socialCopy.login}'],
  ]),
  ...rowFaultsIn('src/app/pages/verify-email.tsx', [
    ['2.63', "location.email ?? tempUserEmail ?? ''", "tempUserEmail?.split('@')[0] ?? ''"],
  ]),
  ...rowFaultsIn('src/copy/notices.ts', [
    ['2.64', 'Please check your email to verify your account', 'Please check your email'],
  ]),
  ...rowFaultsIn('src/copy/sign-up.ts', [['2.65', 'Creating account...', 'Creating...']]),
  ...rowFaultsIn('src/screens/verify-email/verify-email-screen.tsx', [
    [
      '2.66',
      '<BreakableText>{email}</BreakableText>',
      "<BreakableText>{email.split('@')[0] ?? ''}</BreakableText>",
    ],
  ]),
  ...rowFaultsIn('src/copy/verify-email.ts', [
    ['2.67', "heading: 'Check your inbox'", "heading: 'Almost there'"],
    ['2.68', ' If it isn’t in your inbox, check your spam folder.', ''],
    ['2.69', `check: "I've Verified My Email"`, "check: 'Check again'"],
    ['2.70', "resend: 'Resend Verification Email'", "resend: 'Send again'"],
  ]),
  ...rowFaultsIn('src/screens/verify-email/verify-actions.tsx', [
    ['2.71', 'verifyEmailCopy.resendIn(resend.secondsLeft)', 'verifyEmailCopy.resend'],
  ]),
  ...rowFaultsIn('machines/limits.ts', [
    ['2.72', 'redirectDelay = 1_500', 'redirectDelay = 2_500'],
  ]),
  ...rowFaultsIn('src/screens/forgot-password/reset-form.tsx', [
    ['2.73', 'label={forgotPasswordCopy.email}', 'label={forgotPasswordCopy.heading}'],
  ]),
  ...rowFaultsIn('src/copy/forgot-password.ts', [
    ['2.74', "submit: 'Send Reset Link'", "submit: 'Send'"],
    ['2.75', 'Back to Login', 'Back'],
  ]),
  ...rowFaultsIn('src/copy/error-pages.ts', [
    ['2.76', 'Page Not Found', 'Something went wrong'],
    ['2.77', 'Return to Home', 'Home'],
  ]),
]

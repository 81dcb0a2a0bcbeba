import { type RowFault, rowFaultsIn } from './row-fault.ts'

/** Faults against the rows of section 2 for every page and for members, and against the cards of section 1. */
export const memberRows: readonly RowFault[] = [
  ...rowFaultsIn('src/copy/profile.ts', [
    ['1.14', "title: 'Chat'", "title: 'Messages'"],
    ['1.15', "title: 'Event History'", "title: 'History'"],
    ['1.16', "title: 'AI Event Planner'", "title: 'Event Planner'"],
    [
      '1.17',
      'Add people by voice: just say a name and a number.',
      'Add people: just type a name and a number.',
    ],
    ['2.105', "edit: 'Edit Profile'", "edit: 'Edit'"],
    ['2.111', 'Loading profile...', 'Loading...'],
  ]),
  ...rowFaultsIn('src/design/card/info-card.tsx', [
    [
      '1.18',
      '<div className={styles.card}>',
      '<div className={styles.card} role="button" tabIndex={0}>',
    ],
  ]),
  ...rowFaultsIn('src/routes/__root.tsx', [
    ['2.01', 'component: RootLayout', 'component: PendingScreen'],
  ]),
  ...rowFaultsIn('src/design/toast/toast.css.ts', [
    [
      '2.02',
      "insetInlineStart: 'auto',\n      insetInlineEnd: page.margin",
      "insetInlineStart: page.margin,\n      insetInlineEnd: 'auto'",
    ],
  ]),
  ...rowFaultsIn('src/screens/pending/pending-screen.tsx', [
    ['2.03', '<Spinner size={96} label={pendingCopy.label} />', ''],
  ]),
  ...rowFaultsIn('src/app/pages/root-layout.tsx', [
    ['2.04', "path === '/login' || path === '/signup'", "path === '/signup'"],
    ['2.05', "path === '/login' || path === '/signup'", "path === '/login'"],
    ['2.07', 'home: <Link to="/" />', 'home: <Link to="/profile" />'],
  ]),
  ...rowFaultsIn('src/screens/brand/brand-link.tsx', [
    ['2.06', '<Logo name={brand.name} />', '<Logo name="" />'],
  ]),
  ...rowFaultsIn('src/screens/shell/visitor-links.tsx', [
    ['2.08', 'tone="secondary" render={signUp}', 'tone="secondary" render={login}'],
    ['2.09', 'tone="ghost" render={login}', 'tone="ghost" render={signUp}'],
  ]),
  ...rowFaultsIn('src/screens/shell/account-menu.tsx', [
    ['2.10', '{isWide && !', '{!isWide && !'],
    ['2.11', '{isWide && !', '{!'],
    ['2.12', 'picture={account.picture || null}', 'picture={null}'],
    ['2.13', 'onSelect: onProfile', 'onSelect: onSettings'],
    ['2.14', "      hideAbove: 'md',\n", ''],
    ['2.15', 'onSelect: onLogout', 'onSelect: onProfile'],
  ]),
  ...rowFaultsIn('machines/session/session-setup.ts', [
    [
      '2.16',
      "'navigate to login': sendTo(app, navigateTo('/login'))",
      "'navigate to login': sendTo(app, navigateTo('/'))",
    ],
  ]),
  ...rowFaultsIn('src/design/avatar/avatar.tsx', [
    ['2.17', '      onError={() => setFailed(src)}\n', ''],
  ]),
  ...rowFaultsIn('src/copy/shell.ts', [['2.18', "nameless: 'User'", "nameless: 'Member'"]]),
  ...rowFaultsIn('machines/paths.ts', [
    [
      '2.78',
      "'/profile-completion': memberForm",
      "'/profile-completion': { ...memberForm, access: 'anyone' }",
    ],
    ['2.79', "'/preferences': memberForm", "'/preferences': { ...memberForm, access: 'anyone' }"],
    ['2.80', "'/profile': memberPage", "'/profile': { ...memberPage, access: 'anyone' }"],
    ['2.81', "'/edit-profile': memberForm", "'/edit-profile': { ...memberForm, access: 'anyone' }"],
    [
      '2.82',
      "'/update-preferences': memberForm",
      "'/update-preferences': { ...memberForm, access: 'anyone' }",
    ],
    ['2.83', "'/settings': memberPage", "'/settings': { ...memberPage, access: 'anyone' }"],
  ]),
  ...rowFaultsIn('machines/app/access.ts', [
    ['2.84', "return !session.hasTag('restoring')", 'return true'],
    ['2.85', ": { redirect: '/login' }", ": { redirect: '/signup' }"],
  ]),
  ...rowFaultsIn('src/copy/loading.ts', [
    ['2.86', '`Error: $', '`$'],
    ['2.87', "retry: 'Retry'", "retry: 'Reload'"],
  ]),
  ...rowFaultsIn('src/copy/profile-form.ts', [
    ['2.88', "heading: 'Personal Info'", "heading: 'About you'"],
    ['2.96', 'Set my location', 'Locate me'],
    ['2.97', "submit: 'Next'", "submit: 'Save'"],
    ['2.114', "change: 'Change picture'", "change: 'New picture'"],
    ['2.116', "remove: 'Remove Picture'", "remove: 'Delete'"],
    [
      '2.117',
      'At least 800x800 px recommended, JPG or PNG.',
      'At least 400x400 px recommended, JPG or PNG.',
    ],
    ['2.118', "fullName: 'Full Name'", "fullName: 'Name'"],
    ['2.123', "label: 'Location'", "label: 'Place'"],
    ['2.125', "submit: 'Save changes'", "submit: 'Save'"],
  ]),
  ...rowFaultsIn('src/screens/picture/picture-part.tsx', [
    ['2.89', "variant={completing ? 'camera' : 'buttons'}", 'variant="buttons"'],
    ['2.115', "'image/jpeg,image/png'", "'image/jpeg,image/png,image/gif'"],
  ]),
  ...rowFaultsIn('src/design/picture-picker/picture-picker.tsx', [
    ['2.90', '        accept={accept}\n', ''],
  ]),
  ...rowFaultsIn('src/screens/profile-completion/completion-fields.tsx', [
    ['2.91', 'autoComplete="given-name"\n          required', 'autoComplete="given-name"'],
    ['2.92', "{...field('lastName')}", "{...field('firstName')}"],
    ['2.93', 'autoComplete="email"\n        required', 'autoComplete="email"'],
    ['2.94', 'locked={emailFrom !== null}', "locked={emailFrom === 'sign-up'}"],
    ['2.95', "{...field('phone')}", "{...field('lastName')}"],
  ]),
  ...rowFaultsIn('src/copy/preferences.ts', [
    ['2.98', "heading: 'Select Your Preferences'", "heading: 'Your Preferences'"],
    ['2.100', "submit: 'Confirm & next'", "submit: 'Confirm'"],
    ['2.126', "heading: 'Update Your Preferences'", "heading: 'Your Preferences'"],
    ['2.130', "submit: 'Update Preferences'", "submit: 'Save'"],
  ]),
  ...rowFaultsIn('src/screens/preferences/interest-chips.tsx', [
    ['2.99', 'names={names}', 'names={selected}'],
  ]),
  ...rowFaultsIn('src/screens/profile/member-head.tsx', [
    ['2.101', 'src={member.picture || null}', 'src={null}'],
    ['2.104', 'isBlank(address) ? profileCopy.noLocation : address', 'address'],
  ]),
  ...rowFaultsIn('src/screens/profile/view-props.ts', [
    ['2.102', 'member.name.trim() || `${', 'member.firstName || `${'],
    ['2.103', 'member.location?.address', 'member.location?.city'],
    ['2.106', 'events: member.events.length', 'events: member.friends.length'],
    ['2.107', 'connections: member.friends.length', 'connections: member.events.length'],
    ['2.108', 'interests: member.interests.length', 'interests: member.friends.length'],
  ]),
  ...rowFaultsIn('src/app/pages/profile.tsx', [
    ['2.109', '<Link to="/update-preferences"', '<Link to="/preferences"'],
  ]),
  ...rowFaultsIn('src/screens/profile/quick-access.tsx', [
    ['2.110', 'title={eventHistory.title}', 'title={chat.title}'],
  ]),
  ...rowFaultsIn('src/app/pages/member-layout.tsx', [
    ['2.112', 'message={failureText(failure)}', 'message=""'],
  ]),
  ...rowFaultsIn('src/app/pages/profile-form.tsx', [
    ['2.113', 'dayInWords(services.clock.now(),', 'dayInWords(services.clock.now() - 86_400_000,'],
  ]),
  ...rowFaultsIn('src/screens/edit-profile/edit-fields.tsx', [
    ['2.119', "{...field('phone')}", "{...field('fullName')}"],
    ['2.120', 'value={username}', 'value={form.values.email}'],
    ['2.121', 'value={form.values.email}', 'value={username}'],
    ['2.122', 'type="date"', 'type="text"'],
  ]),
  ...rowFaultsIn('src/app/navigation/connect-router.ts', [
    [
      '2.124',
      'if (history.canGoBack()) history.back()',
      'if (!history.canGoBack()) history.back()',
    ],
  ]),
  ...rowFaultsIn('src/screens/preferences/view-props.ts', [
    [
      '2.127',
      'names: names.filter(matchesFilter(filter))',
      "names: (mode === 'updating' ? names.toSorted() : names).filter(matchesFilter(filter))",
    ],
    ['2.129', "mode === 'updating' ? sendOnCall", "mode === 'choosing' ? sendOnCall"],
  ]),
  ...rowFaultsIn('src/app/pages/preferences.tsx', [
    ['2.128', 'stored: member.interests', 'stored: []'],
  ]),
  ...rowFaultsIn('src/copy/settings.ts', [
    ['2.131', 'Privacy & Permissions', 'Privacy'],
    ['2.136', 'What went wrong? Please include', 'Please include'],
    ['2.137', 'What went wrong? Please include the steps to reproduce it.', 'What went wrong?'],
    ['2.140', 'Submitting...', 'Sending...'],
  ]),
  ...rowFaultsIn('src/screens/settings/settings-list.tsx', [
    ['2.132', 'onPress={props.onReport.open}', 'onPress={props.onCopyEmail}'],
    ['2.134', ' target="_blank" rel="noopener"', ''],
    ['2.135', 'onPress={props.onDelete.open}', 'onPress={props.onReport.open}'],
  ]),
  ...rowFaultsIn('src/app/pages/settings.tsx', [
    ['2.133', 'supportEmail: brand.supportEmail', "supportEmail: email ?? ''"],
  ]),
  ...rowFaultsIn('src/screens/settings/report-dialog.tsx', [
    ['2.138', '{reportIssueCopy.cancel}', '{reportIssueCopy.close}'],
    ['2.139', '{reportIssueCopy.submit}', '{reportIssueCopy.title}'],
    ['2.142', '            busy={busy}\n            busyLabel', '            busyLabel'],
  ]),
  ...rowFaultsIn('src/screens/settings/view-props.ts', [
    ['2.141', "sendable: description !== '' || unreadable", 'sendable: true'],
  ]),
]

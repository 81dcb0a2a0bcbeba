import { type RowFault, rowFaultsIn } from './row-fault.ts'

/** Faults against the rows of section 7, of the permissions of section 6, and of the stored session. */
export const callRows: readonly RowFault[] = [
  ...rowFaultsIn('src/services/member-api/request.ts', [
    ['7.03', 'authorization: `Bearer ', 'authorization: `bearer:'],
    ['7.04', "{ 'x-auth-type': authType }", "{ 'x-auth': authType }"],
    [
      '7.08',
      "memberRecord = { method: 'GET', path: '/users/me' }",
      "memberRecord = { method: 'GET', path: '/users/me', body: {} }",
    ],
    ['7.31', 'authorization: `Bearer ', 'authorization: `Token '],
    ['7.32', "omitsLocalAuthType && authType === 'local'", 'omitsLocalAuthType'],
    [
      '6.25',
      "{ 'x-auth-type': authType }",
      "{ 'x-auth-type': authType === 'google' ? 'local' : authType }",
    ],
    [
      '6.26',
      "{ 'x-auth-type': authType }",
      "{ 'x-auth-type': authType === 'apple' ? 'google' : authType }",
    ],
    [
      '6.27',
      "{ 'x-auth-type': authType }",
      "{ 'x-auth-type': authType === 'local' ? 'password' : authType }",
    ],
  ]),
  ...rowFaultsIn('src/services/member-api/api-client.ts', [
    [
      '7.05',
      'response = await send(request, newer, ended)\n        if',
      'response = await send(request, token, ended)\n        if',
    ],
    [
      '7.06',
      "kind !== 'session expired' && kind !== 'not signed in'",
      "kind !== 'session expired'",
    ],
    ['7.07', "kind !== 'session expired' && kind !== 'not signed in'", "kind !== 'not signed in'"],
    [
      '9.02',
      'if (response.status === 401) endSession()',
      'if (response.status === 401) response = await send(request, newer, ended)',
    ],
    ['6.23', 'current && isVerified(current)\n', 'current\n'],
    ['6.24', '        : null\n    let response', "        : 'none'\n    let response"],
  ]),
  ...rowFaultsIn('src/services/member-api/member-decoding.ts', [
    [
      '7.09',
      "decodeAt(['data', 'data', 'data'], member)",
      "decodeAt(['data', 'data', 'user'], member)",
    ],
    [
      '7.12',
      'v.object({ data: member, notice })',
      'v.object({ data: v.object({ data: member }), notice })',
    ],
    ['7.16', 'v.object({ user: member, notice })', 'v.object({ data: member, notice })'],
    [
      '7.19',
      "decodeAt(['data', 'token'], nonEmptyText)",
      "decodeAt(['data', 'pendingToken'], nonEmptyText)",
    ],
    ['7.21', "decodeAt(['data', 'user'], member)", "decodeAt(['data', 'member'], member)"],
  ]),
  ...rowFaultsIn('src/services/member-api/error-response.ts', [
    ['7.11', 'status >= 400 || isUnsuccessful(body)', 'status >= 400'],
    ['7.15', 'status >= 400 || isUnsuccessful(body)', 'status > 400'],
    ['7.18', 'messageOf(body.error ?? body.message)', 'messageOf(body.message)'],
    ['7.24', 'error: maybeText,', 'error: v.literal(undefined),'],
    ['7.27', 'status >= 400 || isUnsuccessful(body)', 'isUnsuccessful(body)'],
  ]),
  ...rowFaultsIn('src/services/member-api.ts', [
    ['7.10', "path: '/users/login', body,", "path: '/users/login', body: { email: body.email },"],
    [
      '7.13',
      "path: '/users/social-auth', body,",
      "path: '/users/social-auth', body: { ...body, phone: undefined },",
    ],
    [
      '7.14',
      "path: '/users/social-auth', body,",
      "path: '/users/social-auth', body: { ...body, provider: [body.provider, 'com'].join('.') },",
    ],
    [
      '7.17',
      "path: '/users/register', body,",
      "path: '/users/register', body: { ...body, phone: undefined },",
    ],
    ['7.20', 'body: { interests }', 'body: { interests: interests.join() }'],
    [
      '7.22',
      "path: '/users/update',\n          body,",
      "path: '/users/update',\n          body: { ...body, location: undefined },",
    ],
    [
      '7.23',
      "path: '/users/update',\n          body,",
      "path: '/users/update',\n          body: { ...body, dateOfBirth: undefined },",
    ],
    [
      '7.26',
      "path: '/users/delete-account',",
      "path: '/users/delete-account',\n            body: {},",
    ],
    ['7.28', 'body: { bugDescription }', 'body: { description: bugDescription }'],
  ]),
  ...rowFaultsIn('src/services/identity-firebase/started-identity.ts', [
    [
      '7.40',
      'signInWithEmailAndPassword(auth, email, password)',
      'signInWithEmailAndPassword(auth, email, password.trim() + email)',
    ],
    [
      '7.41',
      'createUserWithEmailAndPassword(auth, email, password)',
      'signInWithEmailAndPassword(auth, email, password)',
    ],
    [
      '7.43',
      'await sendEmailVerification(user, {',
      'await (async (..._: unknown[]) => {})(user, {',
    ],
    ['7.44', '.origin}/login`', '.origin}/`'],
    ['7.45', 'await reload(user).catch', 'await Promise.resolve().catch'],
    ['7.46', 'watch: authState.watch', 'watch: () => () => {}'],
    ['7.47', 'tokens.of(user, options)),', 'tokens.of(user, { ...options, fresh: false })),'],
    ['7.48', 'await updateProfile(created.user, { displayName })', 'await Promise.resolve()'],
    [
      '4.36',
      'if (user.emailVerified && !isVerifiedInToken(user)) await',
      'if (user.emailVerified && isVerifiedInToken(user)) await',
    ],
  ]),
  ...rowFaultsIn('backend/routes/interests.ts', [
    [
      '6.21',
      'tx.update(members).set({ interests: chosen }).where(isOwn)',
      'tx.update(members).set({ interests: chosen })',
    ],
  ]),
  ...rowFaultsIn('machines/paths.ts', [
    ['6.03', "'/login': visitorForm", "'/login': memberForm"],
    ['6.04', "'/signup': visitorForm", "'/signup': memberForm"],
    ['6.06', "'/forgot-password': visitorForm", "'/forgot-password': memberForm"],
    ['6.05', "'/verify-email': { access: 'anyone'", "'/verify-email': { access: 'members'"],
    ['6.02', "'/': { access: 'anyone'", "'/': { access: 'members'"],
    ['6.08', "'/profile-completion': memberForm", "'/profile-completion': visitorForm"],
    ['6.09', "'/preferences': memberForm", "'/preferences': visitorForm"],
    ['6.10', "'/profile': memberPage", "'/profile': visitorForm"],
    ['6.11', "'/edit-profile': memberForm", "'/edit-profile': visitorForm"],
    ['6.12', "'/update-preferences': memberForm", "'/update-preferences': visitorForm"],
    ['6.13', "'/settings': memberPage", "'/settings': visitorForm"],
  ]),
  ...rowFaultsIn('machines/session/session-entries.ts', [
    ['2.38', 'isLoggedIn && token !== null', 'isLoggedIn && token === null'],
    ['6.14', 'isLoggedIn && token !== null', 'token !== null'],
    ['4.42', 'isLoggedIn && token !== null', 'isLoggedIn'],
    ['4.38', 'isLoggedIn: true,', 'isLoggedIn: false,'],
    ['4.40', '...memberEntries(member),', ''],
    ['4.37', '  token,\n  isLoggedIn: true,', '  isLoggedIn: true,'],
  ]),
]

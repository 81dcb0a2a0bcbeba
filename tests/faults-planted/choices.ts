import { type Area, modelOf, type PlantedFault } from './planted-fault.ts'

/** Faults of a choice between two sources, or of an order: only a sample in which the two differ can show them. */
export const choiceFaults = {
  machines: [
    {
      title: 'a provider’s member enters the onboarding as a member with a password',
      file: 'machines/social-sign-in/social-sign-in-machine.ts',
      find: 'authType: nonNull(context.identity).authType,',
      replace: "authType: 'local' as const,",
      ...modelOf('social-sign-in'),
    },
    {
      title: 'a restored session of a provider enters the onboarding as one with a password',
      file: 'machines/session/session-setup.ts',
      find: "type: 'session restored',\n      member,\n      authType: nonNull(context.identity).authType,",
      replace: "type: 'session restored',\n      member,\n      authType: 'local' as const,",
      ...modelOf('session'),
    },
    {
      title: 'a place that the draft has removed returns on a reload',
      file: 'machines/profile-form/profile-form-values.ts',
      find: 'draft?.place === undefined ? member.location : draft.place',
      replace: 'draft?.place ?? member.location',
      near: ['tests/machines/profile-form/profile-form-values.test.ts'],
    },
    {
      title: 'an interest of the draft that was stored meanwhile is chosen twice',
      file: 'machines/interests/interests-draft.ts',
      find: '[...new Set([...remaining, ...draft.added])]',
      replace: '[...remaining, ...draft.added]',
      ...modelOf('interests'),
    },
    {
      title: '“does not match” stays after the password is corrected',
      file: 'machines/sign-up/sign-up-form.ts',
      find: "field === 'password' && problems.confirmPassword === 'does not match'",
      replace: 'false',
      ...modelOf('sign-up'),
    },
    {
      title: 'the city of a typed place is its second part',
      file: 'machines/location/typed-place.ts',
      find: 'cutTo(firstPartOf(address), placeLimits.city)',
      replace: "cutTo(firstPartOf(address.split(',').slice(-2).join()), placeLimits.city)",
      ...modelOf('location'),
    },
  ],
  app: [
    {
      title: 'a blocked Back goes forward once the changes are discarded',
      file: 'src/app/navigation/connect-router.ts',
      find: 'history.go(navigation.steps)',
      replace: 'history.go(-navigation.steps)',
      near: ['tests/app/history.test.tsx'],
    },
    {
      title: 'Cancel on a page that was opened directly leaves the site',
      file: 'src/app/navigation/connect-router.ts',
      find: '  if (history.canGoBack()) history.back()\n  else history.replace(fallback)',
      replace: '  history.back()',
      near: ['tests/app/history.test.tsx'],
    },
    {
      title: 'the stored email comes before that of the history entry',
      file: 'src/app/pages/verify-email.tsx',
      find: 'location.email ?? tempUserEmail',
      replace: 'tempUserEmail ?? location.email',
      near: ['tests/app/history.test.tsx'],
    },
    {
      title: 'the provider’s window is not prepared before the deletion',
      file: 'src/app/pages/settings.tsx',
      find: "if (authType !== 'local') services.identity.prepareProviders()",
      replace: '',
      near: ['tests/app/history.test.tsx'],
    },
  ],
  services: [
    {
      title: 'a logout after a second sign-in counts as a revocation',
      file: 'src/services/identity-firebase/auth-state.ts',
      find: 'leaving = auth.currentUser',
      replace: 'leaving ??= auth.currentUser',
      near: ['tests/services/identity-firebase/auth-state.test.ts'],
    },
  ],
  screens: [
    {
      title: 'a late failure takes the focus from someone who types',
      file: 'src/design/form/form.tsx',
      find: 'edited() {\n      pending.current = false',
      replace: 'edited() {',
      near: ['tests/design/form.test.tsx'],
    },
  ],
  backend: [
    {
      title: 'a token of the second in which the owner was established is refused',
      file: 'backend/members/ownership.ts',
      find: 'caller.signedInAt < ownerSince',
      replace: 'caller.signedInAt <= ownerSince',
      near: ['tests/backend/api.test.ts'],
    },
  ],
} as const satisfies Partial<Record<Area, readonly PlantedFault[]>>

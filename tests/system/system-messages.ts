const answers = ['session opened', 'session not opened', 'deletion resumed']

/** The messages between the actors of the site, without those to services: from, to and type. */
export const systemMessages: readonly string[] = [
  ...from('tab', 'app', [
    'navigation attempted',
    'page requested',
    'route entered',
    // Of a sign-in whose page has been left.
    'sign-in ended',
  ]),
  ...from('app', 'pageHost', [
    'page requested',
    'route entered',
    'member changed',
    'back pressed',
    'leave requested',
    'session ended',
    ...answers,
  ]),
  ...from('app', 'navigationBlocker', [
    'navigation attempted',
    'page shown',
    'blocking changed',
    'changes discarded',
    'changes kept',
  ]),
  ...from('app', 'passwordRemoved', ['session ended', 'password removed']),
  ...from('app', 'signIns', ['sign-in offered', 'sign-in started', 'sign-in ended']),
  ...from('app', 'session', ['logout requested']),
  ...from('session', 'app', [
    'member changed',
    'session ended',
    'navigate',
    'notice',
    'email verified',
    'sign-in started',
    'sign-in ended',
    ...answers,
  ]),
  ...from('session', 'onboarding', [
    'session restored',
    'session ended',
    'verification pending',
    'signed in',
  ]),
  ...from('signIns', 'session', ['orphaned identity found']),
  ...from('passwordRemoved', 'app', ['notice']),
  ...from('onboarding', 'app', ['navigate']),
  ...from('pageHost', 'app', ['page shown', 'blocking changed']),
  ...from('navigationBlocker', 'app', [
    'back pressed',
    'leave requested',
    'resume navigation',
    'logout requested',
  ]),
  ...['static page', 'form', 'settings page', 'entry', 'verification'].flatMap((page) =>
    from('pageHost', page, ['session ended']),
  ),
  // A page ignores what it has not asked for.
  ...from('pageHost', 'static page', ['member changed', 'session opened', 'session not opened']),
  ...from('pageHost', 'form', ['back pressed', 'leave requested']),
  ...from('form', 'pageHost', ['blocking changed']),
  ...from('form', 'app', ['navigate', 'go back', 'notice', 'changes discarded', 'changes kept']),
  ...from('form', 'session', ['member changed']),
  ...from('form', 'onboarding', ['step completed']),
  ...from('pageHost', 'settings page', ['back pressed', ...answers]),
  ...from('settings page', 'pageHost', ['blocking changed']),
  ...from('settings page', 'app', ['navigate']),
  ...from('settings page', 'session', [
    'deletion started',
    'deletion abandoned',
    'account deleted',
    'session rejected',
  ]),
  ...from('pageHost', 'entry', ['member changed', ...answers]),
  ...from('entry', 'app', [
    'navigate',
    'notice',
    'password removed',
    'sign-in offered',
    'sign-in started',
    'sign-in ended',
  ]),
  ...from('entry', 'session', [
    'identity verified',
    'identity created',
    'account created',
    'account withdrawn',
    'verification required',
  ]),
  ...from('entry', 'onboarding', ['signed in', 'account created']),
  ...from('pageHost', 'verification', ['member changed', 'session opened', 'session not opened']),
  ...from('verification', 'app', ['email verified', 'navigate']),
  ...from('verification', 'session', ['identity verified', 'account withdrawn']),
  ...from('verification', 'onboarding', ['signed in', 'account withdrawn']),
]

function from(sender: string, receiver: string, types: readonly string[]): readonly string[] {
  return types.map((type) => `${sender} → ${receiver}: ${type}`)
}

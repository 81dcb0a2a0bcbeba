const answers = ['session opened', 'session not opened', 'deletion resumed']

/** The messages between the actors of the site, without those to services: from, to and type. */
export const systemMessages: readonly string[] = [
  ...from('tab', 'app', ['navigation attempted', 'page requested', 'route entered']),
  // Of a sign-in whose page has been left.
  ...from('tab', 'signIns', ['sign-in ended']),
  ...from('app', 'pageHost', ['page requested', 'route entered']),
  ...from('app', 'navigationBlocker', ['navigation attempted']),
  ...from('app', 'passwordRemoved', ['session ended', 'password removed']),
  ...from('session', 'app', [
    'session ended',
    'navigate',
    'notice',
    'email verified',
    'password removed',
  ]),
  ...from('session', 'pageHost', ['member changed', 'session ended']),
  ...from('session', 'signIns', ['sign-in started', 'sign-in ended']),
  ...from('session', 'session', ['session opened', 'session not opened']),
  ...from('session', 'entry', answers),
  ...from('session', 'verification', ['session opened', 'session not opened']),
  ...from('session', 'onboarding', [
    'session restored',
    'session ended',
    'verification pending',
    'signed in',
  ]),
  ...from('signIns', 'session', ['orphaned identity found']),
  ...from('passwordRemoved', 'app', ['notice']),
  ...from('onboarding', 'app', ['navigate']),
  ...from('pageHost', 'navigationBlocker', ['page shown', 'blocking changed']),
  ...from('navigationBlocker', 'pageHost', ['back pressed', 'leave requested']),
  ...from('navigationBlocker', 'app', ['resume navigation']),
  ...from('navigationBlocker', 'session', ['logout requested']),
  ...['static page', 'form', 'settings page', 'entry', 'verification'].flatMap((page) =>
    from('pageHost', page, ['session ended']),
  ),
  ...from('pageHost', 'static page', ['member changed']),
  ...from('pageHost', 'form', ['member changed', 'back pressed', 'leave requested']),
  ...from('form', 'pageHost', ['blocking changed']),
  ...from('form', 'app', ['navigate', 'go back', 'notice']),
  ...from('form', 'navigationBlocker', ['changes discarded', 'changes kept']),
  ...from('form', 'session', ['member changed']),
  ...from('form', 'onboarding', ['step completed']),
  ...from('pageHost', 'settings page', ['member changed', 'back pressed']),
  ...from('settings page', 'pageHost', ['blocking changed']),
  ...from('settings page', 'app', ['navigate']),
  ...from('settings page', 'session', [
    'deletion started',
    'deletion abandoned',
    'session rejected',
    'account deleted',
  ]),
  ...from('pageHost', 'entry', ['member changed']),
  ...from('entry', 'app', ['navigate', 'notice']),
  ...from('entry', 'signIns', ['sign-in offered', 'sign-in started', 'sign-in ended']),
  ...from('entry', 'session', [
    'identity verified',
    'identity created',
    'account created',
    'account withdrawn',
    'verification required',
  ]),
  ...from('entry', 'onboarding', ['signed in', 'account created']),
  ...from('pageHost', 'verification', ['member changed']),
  ...from('verification', 'app', ['email verified', 'navigate']),
  ...from('verification', 'session', ['identity verified', 'account withdrawn']),
  ...from('verification', 'onboarding', ['signed in', 'account withdrawn']),
]

function from(sender: string, receiver: string, types: readonly string[]): readonly string[] {
  return types.map((type) => `${sender} → ${receiver}: ${type}`)
}

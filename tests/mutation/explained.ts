import { explainedInEngine } from './explained-engine.ts'
import {
  forTheCompiler,
  inPlace,
  neverAsked,
  neverRead,
  onlyInBrowser,
  sameResult,
  tidiness,
} from './why.ts'

/**
 * The reasons for surviving mutants, by mutation: the file, the mutator, the line and its replacement, as in
 * `survivors.txt` without the line number.
 */
export const explained: Readonly<Record<string, string>> = {
  ...explainedInEngine,
  'machines/model-of.ts ConditionalExpression: if (known) return known → false': sameResult,
  'machines/full-site/full-site-machine.ts StringLiteral: context: { page: \'/login\', failure: null }, → ""':
    neverRead,
  "machines/forgot-password/forgot-password-machine.ts StringLiteral: { target: '.editing', actions: ['mark email missing', 'notify email needed'] }, → \"\"":
    inPlace,
  'machines/onboarding/onboarding-machine.ts ConditionalExpression: returnTo: returnTo !== null && isStepPage(pathnameOf(returnTo)) ? null : returnTo, → true':
    sameResult,
  "machines/login/login-machine.ts StringLiteral: { guard: 'has a missing field', target: '.editing', actions: 'mark missing field' }, → \"\"":
    inPlace,
  "machines/social-sign-in/social-sign-in-machine.ts OptionalChaining: 'password was removed': ({ context }) => context.signedIn?.passwordRemoved === true, → context.signedIn.passwordRemoved":
    forTheCompiler,
  'machines/location/location-machine.ts StringLiteral: if (!coordinates) throw new Error(\'location: reverse geocoding requires coordinates\') → ""':
    forTheCompiler,
  "machines/location/location-machine.ts ConditionalExpression: if (!coordinates) throw new Error('location: reverse geocoding requires coordinates') → false":
    forTheCompiler,
  'machines/picture/picture-machine.ts StringLiteral: if (value === null) throw new Error(\'picture: this state requires a file\') → ""':
    forTheCompiler,
  "machines/picture/picture-machine.ts ConditionalExpression: if (value === null) throw new Error('picture: this state requires a file') → false":
    forTheCompiler,
  'src/services/clipboard.ts ConditionalExpression: if (clipboard) return await clipboard.writeText(text) → true':
    sameResult,
  'src/services/deadline.ts StringLiteral: signal?.removeEventListener(\'abort\', giveUp) → ""':
    tidiness,
  "src/services/position.ts ObjectLiteral: signal?.addEventListener('abort', () => fail('superseded'), { once: true }) → {}":
    tidiness,
  "src/services/position.ts BooleanLiteral: signal?.addEventListener('abort', () => fail('superseded'), { once: true }) → false":
    tidiness,
  "machines/landing/panels.ts EqualityOperator: to > from ? 'forward' : 'backward' → to >= from":
    neverAsked,
  "machines/landing/panels.ts StringLiteral: to > from ? 'forward' : 'backward' → \"\"": sameResult,
  "machines/landing/swipe.ts EqualityOperator: return deltaY < 0 ? 'forward' : 'backward' → deltaY <= 0":
    neverAsked,
  'machines/navigation-blocker/navigation-blocker-machine.ts StringLiteral: context: { blocks: noBlocks, pending: null, answer: \'allowed\' }, → ""':
    neverRead,
  "machines/navigation-blocker/navigation-blocker-machine.ts OptionalChaining: 'logout is pending': ({ context }) => context.pending?.kind === 'logout', → context.pending.kind":
    forTheCompiler,
  "machines/navigation-blocker/navigation-blocker-machine.ts ConditionalExpression: if (!pending || pending.kind === 'logout') → false":
    forTheCompiler,
  "machines/navigation-blocker/navigation-blocker-machine.ts LogicalOperator: if (!pending || pending.kind === 'logout') → !pending && pending.kind === 'logout'":
    forTheCompiler,
  'machines/navigation-blocker/navigation-blocker-machine.ts StringLiteral: if (!pending || pending.kind === \'logout\') → ""':
    forTheCompiler,
  'machines/navigation-blocker/navigation-blocker-machine.ts StringLiteral: throw new Error(\'navigation blocker: only a navigation of the router can be resumed\') → ""':
    forTheCompiler,
  'machines/withdraw-account/withdraw-account-machine.ts OptionalChaining: uid: identity?.uid ?? null, → identity.uid':
    forTheCompiler,
  'machines/page-host/page-host-machine.ts BooleanLiteral: entered: false, → true': neverRead,
  'machines/page-host/page-host-machine.ts StringLiteral: missing: \'\', → "Stryker was here!"':
    neverRead,
  'machines/page-host/page-host-setup.ts OptionalChaining: context.requested?.key === key, → context.requested.key':
    forTheCompiler,
  'machines/delete-account/delete-account-machine.ts StringLiteral: password: \'\', → "Stryker was here!"':
    neverRead,
  'machines/delete-account/delete-account-machine.ts BooleanLiteral: passwordMissing: false, → true':
    neverRead,
  "machines/profile-form/profile-form-setup.ts StringLiteral: if (picture.kind !== 'chosen') throw new Error('profile form: only a chosen picture is uploaded') → \"\"":
    forTheCompiler,
  "machines/profile-form/profile-form-setup.ts ConditionalExpression: if (picture.kind !== 'chosen') throw new Error('profile form: only a chosen picture is uploaded') → false":
    forTheCompiler,
  'machines/sign-up/sign-up-machine.ts StringLiteral: target: \'.editing\', → ""': inPlace,
  "machines/sign-up/sign-up-machine.ts StringLiteral: { guard: 'has problems', target: '.editing', actions: 'set problems' }, → \"\"":
    inPlace,
  'machines/sign-up/sign-up-machine.ts StringLiteral: input: ({ context }) => ({ email: context.identity?.email ?? \'\' }), → "Stryker was here!"':
    forTheCompiler,
  "machines/sign-up/sign-up-machine.ts OptionalChaining: input: ({ context }) => ({ email: context.identity?.email ?? '' }), → context.identity.email":
    forTheCompiler,
  'machines/verify-email/verify-email-machine.ts BooleanLiteral: reenter: true, → false':
    sameResult,
  'machines/verify-email/verify-email-resending.ts StringLiteral: target: \'cooling down\', → ""':
    sameResult,
  "src/services/http.ts StringLiteral: return decode(text, headers.get('content-type') ?? '') → \"Stryker was here!\"":
    sameResult,
  'src/services/member-api/error-response.ts ConditionalExpression: header !== null && /^\\d+$/.test(header) ? Math.min(Math.max(Number(header), 1), 86_400) : null → true':
    sameResult,
  'src/services/member-api/api-client.ts ObjectLiteral: const token = await identity.idToken({ fresh: false }) → {}':
    sameResult,
  'src/services/member-api/api-client.ts ObjectLiteral: const token = await waitForToken(identity.idToken({ fresh: false })).catch(onTokenFailure) → {}':
    sameResult,
  'src/services/member-api/api-client.ts OptionalChaining: const uid = identity.current()?.uid → identity.current().uid':
    sameResult,
  'src/services/member-api/api-client.ts ObjectLiteral: ? await identity.idToken({ fresh: false }).catch(withoutToken) → {}':
    sameResult,
  'src/services/tabs.ts ConditionalExpression: if (key !== storageKeys.tabs.key || newValue === null) return → false':
    sameResult,
  'src/services/tabs.ts BlockStatement: } catch { → {}': sameResult,
  'src/services/browser-storage/stored-values.ts BlockStatement: } catch { → {}': sameResult,
  'src/app/session/session-actors.ts StringLiteral: { email: input.identity.email ?? \'\', firebaseUid: input.identity.uid }, → "Stryker was here!"':
    forTheCompiler,
  'src/app/session/session-actors.ts ConditionalExpression: default: → default:': forTheCompiler,
  'src/services/browser-storage/keys.ts ArrayDeclaration: Object.values(storageKeys).flatMap(({ key, survivesLogout }) => (survivesLogout ? [key] : [])), → ["Stryker was here"]':
    sameResult,
  'machines/session/session-setup.ts OptionalChaining: identity.uid === context.identity?.uid, → context.identity.uid':
    forTheCompiler,
  'machines/session/session-setup.ts OptionalChaining: isMemberIdentity(identity) && token !== null && identity.uid !== context.identity?.uid, → context.identity.uid':
    forTheCompiler,
  "machines/session/session-setup.ts ConditionalExpression: context.identity !== null && context.identity.authType !== 'local', → true":
    forTheCompiler,
  "machines/session/session-setup.ts OptionalChaining: 'set deletion': assign(({ context }) => ({ deletion: context.identity?.uid ?? null })), → context.identity.uid":
    forTheCompiler,
  'src/services/picture-files.ts AssignmentOperator: last += 1 → last -= 1': sameResult,
  "src/services/picture-files.ts ConditionalExpression: if (!entry) throw failure('picture unreadable') → false":
    sameResult,
  'src/services/picture-files/picture-work.ts EqualityOperator: for (let at = 0; at < bytes.length; at += CHUNK) { → at <= bytes.length':
    sameResult,
  "src/services/picture-files/picture-work.ts ConditionalExpression: if (!header.size) throw new ServiceFailure({ kind: 'picture unreadable' }) → false":
    sameResult,
  'src/services/identity-firebase/start-auth.ts ObjectLiteral: const auth = initializeAuth(firebaseApp(appName), { → {}':
    onlyInBrowser,
  "src/services/identity-firebase/started-identity.ts OptionalChaining: identity.authType === 'local' && identity.email?.toLowerCase() === email.trim().toLowerCase() → identity.email.toLowerCase":
    sameResult,
  'src/services/identity-firebase/reauthentication.ts StringLiteral: const credential = EmailAuthProvider.credential(user.email ?? \'\', password) → "Stryker was here!"':
    forTheCompiler,
  "src/services/identity-firebase/popup.ts StringLiteral: (typeof data === 'string' ? data : (JSON.stringify(data) ?? '')).includes('signInViaPopup') → \"Stryker was here!\"":
    sameResult,
  'src/services/identity-firebase/popup.ts OptionalChaining: stopTimer = popup?.closed ? closing() : timers.after(POLL_INTERVAL, poll) → popup.closed':
    forTheCompiler,
  "src/services/identity-firebase/popup.ts ConditionalExpression: (typeof data === 'string' ? data : (JSON.stringify(data) ?? '')).includes('signInViaPopup') → false":
    sameResult,
  "src/services/identity-firebase/popup.ts StringLiteral: (typeof data === 'string' ? data : (JSON.stringify(data) ?? '')).includes('signInViaPopup') → \"\"":
    sameResult,
  'src/services/identity-firebase/session-ended.ts StringLiteral: export const isSessionEnd = (error: unknown): boolean => sessionEnded.has(codeOf(error) ?? \'\') → "Stryker was here!"':
    sameResult,
  "src/services/identity-firebase/snapshot.ts StringLiteral: return socialProviders.get(provider ?? '') ?? 'local' → \"Stryker was here!\"":
    sameResult,
  "src/services/identity-firebase/snapshot.ts StringLiteral: const [, payload = ''] = token.split('.') → \"Stryker was here!\"":
    sameResult,
  'src/services/identity-firebase/snapshot.ts BlockStatement: } catch { → {}': sameResult,
  "src/services/identity-firebase/tokens.ts StringLiteral: throw new ServiceFailure({ kind: errorMap.get(codeOf(error) ?? '') ?? 'unreachable' }) → \"Stryker was here!\"":
    sameResult,
}

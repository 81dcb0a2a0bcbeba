import type { NamedFault } from '../../field-faults/plant-faults.ts'
import type { Walk } from './moves.ts'

/** A mistake in the site, and a walk that must notice it. */
type SiteFault = NamedFault & {
  walk: Walk
  /** A part of the sentence of the broken rule. */
  breaks: string
}

const inTab = (tab: 'a' | 'b') =>
  ({
    open: (path: string) => ({ do: 'open', tab, path }) as const,
    submit: { do: 'submit', tab, as: 'maya' },
    fillIn: (which: number) => ({ do: 'fill in', tab, which, text: 0 }) as const,
    reload: { do: 'reload', tab },
    logOut: { do: 'log out', tab },
    next: (fault: 'cut' | '429') => ({ do: 'fault', tab, fault, skips: 0 }) as const,
  }) as const

const [a, b] = [inTab('a'), inTab('b')]

/** Mistakes that the walks must notice. */
export const siteFaults: readonly SiteFault[] = [
  {
    name: 'the sign-up draft is stored without the last name',
    file: 'src/services/browser-storage.ts',
    find: 'draft.write(values, clock.now())',
    replace: "draft.write({ ...values, lastName: '' }, clock.now())",
    walk: { start: 'visitors', moves: [a.open('/signup'), a.fillIn(1), a.reload] },
    breaks: 'a reload loses what was typed into lastName',
  },
  {
    name: 'the logout leaves the name of the member',
    file: 'src/services/browser-storage/keys.ts',
    find: 'sessionKeySet.has(key)',
    replace: "(sessionKeySet.has(key) && key !== 'displayName')",
    walk: { start: 'a member', moves: [a.logOut] },
    breaks: 'the logout leaves displayName',
  },
  {
    name: 'the logout leaves the drafts of the tab',
    file: 'src/services/browser-storage.ts',
    find: '[local, session]',
    replace: '[local]',
    walk: {
      start: 'a member',
      moves: [a.open('/edit-profile'), a.fillIn(1), b.open('/profile'), b.logOut],
    },
    breaks: 'the logout leaves trellis:draft:edit-profile',
  },
  {
    name: 'a 429 counts as success',
    file: 'src/services/member-api/error-response.ts',
    find: 'status >= 400 || isUnsuccessful(body)',
    replace: 'status !== 429 && (status >= 400 || isUnsuccessful(body))',
    walk: { start: 'a member', moves: [a.open('/edit-profile'), a.next('429'), a.submit] },
    breaks: 'no answer explains “Profile updated',
  },
  {
    name: 'a request without an answer is sent again',
    file: 'src/services/member-api/api-client.ts',
    find: 'sendJson(toHttpRequest(request, { baseUrl, token, authType }), ended, sendEarly)',
    replace:
      'sendJson(toHttpRequest(request, { baseUrl, token, authType }), ended, sendEarly).catch(() => sendJson(toHttpRequest(request, { baseUrl, token, authType }), ended))',
    walk: { start: 'a member', moves: [a.open('/edit-profile'), a.next('cut'), a.submit] },
    breaks: 'a change is requested twice: PUT',
  },
  {
    name: 'the page of a member opens without a session',
    file: 'machines/app/access.ts',
    find: 'memberAccess(page, session)',
    replace: "'open'",
    walk: { start: 'visitors', moves: [a.open('/profile')] },
    breaks: 'the page of a member is open without a session',
  },
  {
    name: 'the message of another tab is not read, because its type is misspelt',
    file: 'src/app/session/session-actors.ts',
    find: "message.type === 'member changed'",
    replace: "String(message.type) === 'member-changed'",
    walk: { start: 'a member', moves: [b.open('/edit-profile'), b.submit] },
    breaks: 'the profile page does not show the stored “Zoë Ng”',
  },
  {
    name: 'the draft of a form is read for another owner',
    file: 'src/services/browser-storage/drafts.ts',
    find: 'found?.owner === owner && draft',
    replace: 'found?.owner !== owner && draft',
    walk: { start: 'a member', moves: [a.open('/edit-profile'), a.fillIn(1), a.reload] },
    breaks: 'a reload loses what was typed into',
  },
]

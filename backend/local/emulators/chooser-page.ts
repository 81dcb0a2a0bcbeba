import { html } from 'hono/html'
import type { FirebaseTools, ProviderAccount } from './firebase-tools.ts'

/**
 * The emulator's own account chooser without what it loads from elsewhere: where those addresses are
 * unreachable the original page hangs, and its icons become words. The rows are written anew because the
 * original puts names into the page unescaped, names an account once for each time it was added, and
 * cannot be used with the keyboard.
 */
export const chooserPage = (
  { page, placeholder }: FirebaseTools['chooser'],
  accounts: readonly ProviderAccount[],
): string => {
  const once = new Map(accounts.map((account) => [account.rawId, account])).values()
  const rows = [...once].map((account) => row(account).toString()).join('\n')
  return page
    .trim()
    .replace('<!DOCTYPE html>', '<!DOCTYPE html>\n<html lang="en">')
    .replace('<title>Auth Emulator IDP Login Widget</title>', '<title>Choose an account</title>')
    .replace(/<link href="https:[^>]+>\n?/g, '')
    .replace(/<script src="https:[^>]+><\/script>\n?/g, '')
    .replace(/<style>.*?<\/style>/s, '<link rel="stylesheet" href="/own/pages.css">')
    .replace('<div id="content">', '<div id="content" role="main">')
    .replace('<div id="title">', '<div id="title" role="heading" aria-level="1">')
    .replace(LABELLED_INPUT, '$1$2$3aria-label="$2"')
    .replace(placeholder, () => rows)
}

/** A label that stands before its input without belonging to it. */
const LABELLED_INPUT =
  /(<span class="form-label">)([^<]+)(<\/span>.*?)aria-labelledby="my-label-id"/gs

const row = (account: ProviderAccount) => html`
  <li>
    <button type="button" class="js-reuse-account" data-id-token="${encodeURIComponent(JSON.stringify(claimsOf(account)))}">
      <span class="name">${account.displayName || '(no name)'}</span>
      <span class="address">${account.email ?? ''}</span>
    </button>
  </li>`

/** What the pretended provider says about the account; the emulator reads exactly these fields. */
const claimsOf = (account: ProviderAccount) => ({
  sub: account.rawId,
  iss: '',
  aud: '',
  exp: 0,
  iat: 0,
  name: account.displayName,
  screen_name: account.screenName,
  email: account.email,
  email_verified: true,
  picture: account.photoUrl,
})

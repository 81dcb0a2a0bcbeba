import { html } from 'hono/html'
import type { FirebaseTools, ProviderAccount } from './firebase-tools.ts'

/**
 * Returns the emulator's account chooser without its external resources. Without a network, the original page
 * hangs and shows the names of its icons. The rows are replaced, because the original does not escape names,
 * lists an account once for each time it was added, and has no keyboard support.
 */
export const chooserPage = (
  { chooserPage: page, chooserPlaceholder: placeholder }: FirebaseTools,
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

/** A label before an input with which it is not associated. */
const LABELLED_INPUT =
  /(<span class="form-label">)([^<]+)(<\/span>.*?)aria-labelledby="my-label-id"/gs

const row = (account: ProviderAccount) => html`
  <li>
    <button type="button" class="js-reuse-account" data-id-token="${encodeURIComponent(JSON.stringify(claimsOf(account)))}">
      <span class="name">${account.displayName || '(no name)'}</span>
      <span class="account-email">${account.email ?? ''}</span>
    </button>
  </li>`

/** The claims of the fake provider's account. The emulator reads exactly these fields. */
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

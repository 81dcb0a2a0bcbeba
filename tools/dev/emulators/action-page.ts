import { html } from 'hono/html'
import { z } from 'zod'

/**
 * The page behind the link of a password-reset email. The emulator has none: it asks the reader to add the new
 * password to the URL by hand.
 */
export const newPasswordPage = (email: string, link: URLSearchParams): string =>
  page(
    'Choose a new password',
    html`<p>For <strong>${email}</strong>.</p>
      <form method="get" action="/emulator/action">
        ${[...link].map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}
        <label for="new-password">New password</label>
        <input id="new-password" name="newPassword" type="password" minlength="6" required autocomplete="new-password" autofocus>
        <button type="submit">Save password</button>
      </form>`,
  )

/** Converts the emulator's JSON response to an opened link into a page. Any other text is returned unchanged. */
export const resultPage = (json: string): string => {
  const response = actionResult.safeParse(parsed(json)).data
  if (response === undefined) return json
  const { success, error, instructions } = response.authEmulator
  return success === undefined
    ? page('That link did not work', html`<p>${error ?? ''}</p><p>${instructions ?? ''}</p>`)
    : page('Done', html`<p>${success}</p><p>You can close this page.</p>`)
}

const actionResult = z.object({
  authEmulator: z.object({
    success: z.string().optional(),
    error: z.string().optional(),
    instructions: z.string().optional(),
  }),
})

const parsed = (json: string): unknown => {
  try {
    return JSON.parse(json)
  } catch {
    return null
  }
}

const page = (title: string, body: ReturnType<typeof html>): string =>
  html`<!DOCTYPE html>
<html lang="en">
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>${title}</title>
  <link rel="stylesheet" href="/own/pages.css">
  <main id="content">
    <h1>${title}</h1>
    ${body}
  </main>
</html>`.toString()

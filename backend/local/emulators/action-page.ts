import { html } from 'hono/html'
import { z } from 'zod'

/**
 * The page behind the link of a password-reset mail. The emulator has none: it would ask the reader to
 * add the new password to the address by hand.
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

/** What the emulator answers to an opened link in JSON, as a page. Anything else is left as it is. */
export const answerPage = (json: string): string => {
  const answer = knownAnswer.safeParse(parsed(json)).data
  if (answer === undefined) return json
  const { success, error, instructions } = answer.authEmulator
  return success === undefined
    ? page('That link did not work', html`<p>${error ?? ''}</p><p>${instructions ?? ''}</p>`)
    : page('Done', html`<p>${success}</p><p>You can close this page.</p>`)
}

const knownAnswer = z.object({
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

import { request } from 'node:http'
import { expect, test } from 'vitest'
import type { EmulatorClient } from './support/emulator-client.ts'
import { runningEmulators } from './support/emulators.ts'
import { temporaryFolder } from './support/folder.ts'

const asBrowser = { headers: { accept: 'text/html,application/xhtml+xml' } }

const signInAtGoogle = (client: EmulatorClient, claims: object) =>
  client.accounts('signInWithIdp', {
    requestUri: 'http://localhost',
    returnSecureToken: true,
    postBody: `providerId=google.com&id_token=${encodeURIComponent(JSON.stringify(claims))}`,
  })

const chooser = async (client: EmulatorClient) =>
  fetch(`${client.auth}/emulator/auth/handler?apiKey=local&providerId=google.com&appName=site`)

/** Sends a request with headers that `fetch` forbids and returns the status. */
const statusWith = (url: string, headers: Record<string, string>): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    const sending = request(url, { headers }, (response) => {
      response.resume()
      resolve(response.statusCode)
    })
    sending.once('error', reject)
    sending.end()
  })

test('The chooser and the hidden iframe load no external resources.', async () => {
  const client = await runningEmulators(temporaryFolder())
  const frame = await fetch(`${client.auth}/emulator/auth/iframe?apiKey=local&appName=site`)
  const pages = [await (await chooser(client)).text(), await frame.text()]

  const loaded = pages.map((page) =>
    [...page.matchAll(/<(?:script|link)[^>]+(?:src|href)="([^"]+)"/g)].map(([, url]) => url),
  )
  expect(loaded).toEqual([['/own/pages.css'], ['/own/gapi.js']])
  const stub = await fetch(`${client.auth}/own/gapi.js`)
  expect(stub.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
})

test('A hostile name at the provider is rendered as text in the chooser.', async () => {
  const client = await runningEmulators(temporaryFolder())
  const name = `<img src=x onerror=alert(1)>"'$&`
  const claims = {
    sub: '1',
    email: '"><script>alert(2)</script>@x.test',
    email_verified: true,
    name,
  }
  expect((await signInAtGoogle(client, claims)).status).toBe(200)

  const page = await (await chooser(client)).text()
  expect(page).toContain('&lt;img src=x onerror=alert(1)&gt;&quot;&#39;$&amp;')
  expect(page).not.toContain('<img')
  expect(page).not.toContain('<script>alert(2)')
})

test('The chooser lists what is linked after one account has replaced another and was unlinked.', async () => {
  const client = await runningEmulators(temporaryFolder())
  const own = { sub: '1', email: 'own@example.test', email_verified: true }
  const { idToken } = await (await signInAtGoogle(client, own)).json()
  const postBody = `providerId=google.com&id_token=${JSON.stringify({ sub: '2', email: 'two@example.test' })}`
  await client.accounts('signInWithIdp', { requestUri: 'http://localhost', postBody, idToken })
  await client.accounts('update', { idToken, deleteProvider: ['google.com'] })

  const page = await (await chooser(client)).text()
  expect(page).not.toContain('own@example.test')
})

test('The link of a password email opens a form, and the new password works.', async () => {
  const client = await runningEmulators(temporaryFolder())
  await client.signUp('maya@example.test')
  await client.sendEmail({ requestType: 'PASSWORD_RESET', email: 'maya@example.test' })
  const [email] = await client.emails()
  const link = email?.link ?? ''

  const form = await (await fetch(link, asBrowser)).text()
  expect(form).toContain('maya@example.test')
  expect(form).toMatch(/<input[^>]+name="newPassword"/)

  const saved = await fetch(`${link}&newPassword=a-new-password`, asBrowser)
  expect(await saved.text()).toContain('The password has been successfully updated.')
  expect(await client.signIn('maya@example.test', 'a-new-password')).toHaveProperty('idToken')
})

test('A used reset link and one of a deleted account show the same page without the email. (fault 75)', async () => {
  const client = await runningEmulators(temporaryFolder())
  const links: string[] = []
  for (const email of ['maya@example.test', 'tomas@example.test']) {
    await client.signUp(email)
    await client.sendEmail({ requestType: 'PASSWORD_RESET', email })
    links.push((await client.emails()).find(({ to }) => to === email)?.link ?? '')
  }
  const [used = '', orphaned = ''] = links
  await fetch(`${used}&newPassword=a-new-password`, asBrowser)
  const { idToken } = await client.signIn('tomas@example.test')
  await client.accounts('delete', { idToken })

  const pages = await Promise.all(
    [used, orphaned].map(async (link) => (await fetch(link, asBrowser)).text()),
  )
  for (const page of pages) {
    expect(page).toContain('That link did not work')
    expect(page).not.toMatch(/maya|tomas/)
  }
})

test('A used link is reported as a page to a browser, and as JSON to a program. (fault 73)', async () => {
  const client = await runningEmulators(temporaryFolder())
  const { idToken } = await client.signUp('maya@example.test')
  await client.sendEmail({ requestType: 'VERIFY_EMAIL', idToken })
  const [email] = await client.emails()
  const link = email?.link ?? ''
  await fetch(link)

  const page = await fetch(link, asBrowser)
  expect(page.headers.get('content-type')).toContain('text/html')
  expect(await page.text()).toContain('the link has already been used')
  expect(await (await fetch(link)).json()).toHaveProperty('authEmulator.error')
})

test('A verification link leads back to the site, even in a browser without a session. (fault 74)', async () => {
  const client = await runningEmulators(temporaryFolder())
  const { idToken } = await client.signUp('maya@example.test')
  const continueUrl = 'http://localhost:5173/login'
  await client.sendEmail({ requestType: 'VERIFY_EMAIL', idToken, continueUrl })
  const [email] = await client.emails()

  const opened = await fetch(email?.link ?? '', { ...asBrowser, redirect: 'manual' })
  expect(opened.status).toBe(303)
  expect(opened.headers.get('location')).toBe(continueUrl)
})

test('Pages of other origins and other host names cannot reach the emulators.', async () => {
  const client = await runningEmulators(temporaryFolder())
  const { host } = new URL(client.auth)
  const statuses = await Promise.all([
    statusWith(`${client.auth}/own/mails`, { host }),
    statusWith(`${client.auth}/own/mails`, { host, origin: 'http://localhost:5173' }),
    statusWith(`${client.auth}/own/mails`, { host, origin: 'https://localhost:5173' }),
    statusWith(`${client.auth}/own/mails`, { host, origin: 'https://evil.example' }),
    statusWith(`${client.auth}/own/mails`, { host: 'evil.example:9099' }),
    statusWith(`${client.storage}/v0/b/x/o/y`, { host, origin: 'https://evil.example' }),
  ])
  expect(statuses).toEqual([200, 200, 200, 403, 403, 403])
})

test('Another project is rejected, because its accounts would not be stored.', async () => {
  const client = await runningEmulators(temporaryFolder())
  const other = `${client.auth}/identitytoolkit.googleapis.com/v1/projects/demo-other/accounts`
  const response = await fetch(other, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
    body: JSON.stringify({ email: 'lost@example.test', password: 'vine-and-lattice' }),
  })
  expect(response.status).toBe(400)
})

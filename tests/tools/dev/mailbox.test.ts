import { expect, test, vi } from 'vitest'
import type { Email } from '../../../tools/dev/emulators/emails.ts'
import { mailboxRoutes } from '../../../tools/dev/mailbox/routes.ts'
import { runningEmulators } from './support/emulators.ts'
import { temporaryFolder } from './support/folder.ts'

const fromHere = { headers: { host: 'localhost:8787' } }

const emailsIn = async (mailbox: ReturnType<typeof mailboxRoutes>) => {
  const response = await mailbox.request('/mails', fromHere)
  return (await response.json()).mails
}

test('The mailbox lists all emails, the newest first, even after a restart.', async () => {
  const folder = temporaryFolder()
  const before = Date.now()
  const onEmail = vi.fn<(email: Email) => void>()
  const client = await runningEmulators(folder, onEmail)
  const { idToken } = await client.signUp('maya@example.test', { displayName: 'Maya' })
  await client.sendEmail({ requestType: 'VERIFY_EMAIL', idToken })
  await client.sendEmail({ requestType: 'PASSWORD_RESET', email: 'maya@example.test' })

  const again = await runningEmulators(folder)
  const emails = await emailsIn(mailboxRoutes({ authEmulator: again.auth }))
  expect(emails).toMatchObject([
    { kind: 'PASSWORD_RESET', to: 'maya@example.test', name: 'Maya', used: false },
    { kind: 'VERIFY_EMAIL', to: 'maya@example.test', name: 'Maya', used: false },
  ])
  for (const { sentAt } of emails) {
    expect(sentAt).toBeGreaterThanOrEqual(before)
    expect(sentAt).toBeLessThanOrEqual(Date.now())
  }
  expect(onEmail.mock.calls.map(([email]) => email.kind)).toEqual([
    'VERIFY_EMAIL',
    'PASSWORD_RESET',
  ])
})

test('An email whose link was opened is marked as used.', async () => {
  const client = await runningEmulators(temporaryFolder())
  const { idToken } = await client.signUp('maya@example.test')
  await client.sendEmail({ requestType: 'VERIFY_EMAIL', idToken })
  const mailbox = mailboxRoutes({ authEmulator: client.auth })
  const [email] = await emailsIn(mailbox)
  await fetch(email.link)

  expect(await emailsIn(mailbox)).toMatchObject([{ used: true }])
})

test('A hostile name is data, and the page can only run its own script.', async () => {
  const client = await runningEmulators(temporaryFolder())
  const displayName = '<script>alert(1)</script>\u202e'
  const { idToken } = await client.signUp('eve@example.test', { displayName })
  await client.sendEmail({ requestType: 'VERIFY_EMAIL', idToken })
  const mailbox = mailboxRoutes({ authEmulator: client.auth })

  expect(await emailsIn(mailbox)).toMatchObject([{ name: displayName }])
  const page = await mailbox.request('/', fromHere)
  const policy = page.headers.get('content-security-policy') ?? ''
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("script-src 'self'")
  expect(policy).toContain("require-trusted-types-for 'script'")
  expect(policy).not.toContain('unsafe')
  expect(await page.text()).not.toContain('alert')
})

test('The mailbox answers 503 if the emulator does not respond.', async () => {
  const mailbox = mailboxRoutes({ authEmulator: 'http://127.0.0.1:1' })
  expect((await mailbox.request('/mails', fromHere)).status).toBe(503)
})

test.each([
  ['a page of another origin', { host: 'localhost:8787', origin: 'https://evil.example' }],
  ['a request with another host name', { host: 'evil.example:8787' }],
])('The mailbox rejects %s.', async (_, headers) => {
  const mailbox = mailboxRoutes({ authEmulator: 'http://127.0.0.1:1' })
  expect((await mailbox.request('/mails', { headers })).status).toBe(403)
  expect((await mailbox.request('/', { headers })).status).toBe(403)
})

import { expect } from '@playwright/test'
import * as v from 'valibot'
import { tokenFor } from '../support/identity-service.ts'
import { callAs, newMember, type Person } from '../support/members.ts'
import { stack } from '../support/stack.ts'
import { storeSession } from '../support/stored-session.ts'
import { test } from '../support/test.ts'

/* The storage rules check the declared content type of an upload, not its bytes. */

const hostile = '<!doctype html><script>window.hacked = true</script>hacked'

const stored = v.object({ downloadTokens: v.string() })

const claims = v.object({ user_id: v.string() })

/** Stores bytes under the picture of a member, with the member's own token. */
const storeAsPicture = async (person: Person, bytes: string) => {
  const token = await tokenFor(person)
  const [, payload = ''] = token.split('.')
  const { user_id } = v.parse(claims, JSON.parse(Buffer.from(payload, 'base64url').toString()))
  const object = encodeURIComponent(`profile_images/${user_id}`)
  const files = `${stack.storageEmulator}/v0/b/${stack.projectId}.appspot.com/o`
  const response = await fetch(`${files}?name=${object}`, {
    method: 'POST',
    headers: {
      authorization: `Firebase ${token}`,
      'content-type': 'image/png',
      'x-goog-upload-protocol': 'raw',
    },
    body: bytes,
  })
  const { downloadTokens } = v.parse(stored, await response.json())
  return `${files}/${object}?alt=media&token=${downloadTokens}`
}

test('an HTML page that is stored as a picture is not shown on the site and never runs', async ({
  page,
  context,
}) => {
  const person = await newMember()
  const url = await storeAsPicture(person, hostile)
  await callAs(person, 'PUT', '/users/update', { profileImage: url })
  await storeSession(page, person)
  await page.goto('/profile')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Maya Okafor')
  await expect(page.locator('main img[src$="default-avatar.svg"]')).toBeVisible()
  await expect(page.locator(`img[src="${url}"]`)).toHaveCount(0)

  // Opens the URL directly and loads it as a script.
  const other = await context.newPage()
  await other.goto(url)
  expect(await other.evaluate(() => document.contentType)).toBe('image/png')
  expect(await other.evaluate(() => Reflect.get(window, 'hacked'))).toBeUndefined()
  const result = await other.evaluate(async (src) => {
    const script = document.createElement('script')
    const ended = new Promise((resolve) => {
      script.onload = () => resolve('loaded')
      script.onerror = () => resolve('blocked')
    })
    script.src = src
    document.body.append(script)
    return ended
  }, url)
  expect(result).toBe('blocked')
})

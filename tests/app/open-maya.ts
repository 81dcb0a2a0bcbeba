import { memberWith } from '../support/fakes/member-api.ts'
import { openBrowser, type Page } from './open-page.ts'

/** What Maya signs in with. */
export const credentials = { email: 'maya@lindqvist.example', password: 'sweet-pea-88' }

/** A browser in which Maya has an account, and by default a record. */
export const openMaya = ({ hasRecord = true, interests = ['Yoga'] } = {}) => {
  const browser = openBrowser()
  const account = browser.service.add({ ...credentials, displayName: 'A Typed Name' })
  const record = memberWith({ email: credentials.email, firstName: 'Maya', interests })
  if (hasRecord) browser.records.set(account.uid, record)
  return { ...browser, account }
}

/** Signs in as Maya, or as another person. Resolves when the session is settled. */
export const logIn = async ({ app, identity, settled }: Page, as = credentials) => {
  const signedIn = await identity.signIn(as)
  app.session.send({ type: 'identity verified', identity: signedIn, replyTo: 'no actor' })
  await settled()
}

/** The bodies of the requests with this name. */
export const callsOf = ({ memberApi }: Page, wanted: string) =>
  memberApi.controls.calls.filter(({ name }) => name === wanted).map(({ given }) => given[0])

/** The notices that the page has shown. */
export const noticesOf = ({ commands }: Page) =>
  commands.flatMap((command) => (command.type === 'notice' ? [command.notice] : []))

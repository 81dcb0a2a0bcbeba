import { isMember, isSettled } from '../../../machines/app/access.ts'
import { isPage, pages } from '../../../machines/paths.ts'
import { sessionMachine } from '../../../machines/session/session-machine.ts'
import { sessionKeys } from '../../../src/services/browser-storage/keys.ts'
import { amendIdentity } from '../support/identity-service.ts'
import { callAs, type Person } from '../support/members.ts'
import { stack } from '../support/stack.ts'
import type { RunningMachine } from './machines-of-tabs.ts'
import type { PersonName, TabName } from './moves.ts'
import type { Change } from './requests.ts'
import { readScreen, type Screen } from './screen.ts'
import { runningTabs, type World } from './world.ts'

/** A tab after a move. */
type Seen = Screen & {
  tab: TabName
  session: ReturnType<typeof sessionOf>
  shownPage: string | null
}

/** The first rule that is broken after a move, as a sentence, or null. */
export const brokenAfterMove = async (world: World): Promise<string | null> => {
  const { requests, errors, frozen } = world
  const repeated = requests.repeated()
  if (repeated) return `a change is requested twice: ${withoutTokens(repeated)}`
  // A frozen tab does not report its messages.
  const problems = frozen.size > 0 ? [] : (await errors.mismatches()).filter(isUnexpected)
  if (problems.length > 0) return `the page reports an error: ${problems[0]}`
  const all = await look(world)
  for (const seen of all) {
    const broken = Object.entries(rulesOfTabs).find(([, isBroken]) => isBroken(seen, world))
    if (broken) return `${broken[0]} (tab ${seen.tab}, ${seen.path})`
    const unexplained = world.successNotices.unexplained(seen.tab, seen.text)
    if (unexplained) return `no answer explains “${unexplained}” (tab ${seen.tab}, ${seen.path})`
  }
  return frozen.size > 0 ? null : leftInStorage(all)
}

/** The first rule that is broken although nothing is under way any more, or null. */
export const brokenAtRest = async (world: World): Promise<string | null> => {
  const all = await look(world)
  for (const seen of all) {
    const broken = Object.entries(rulesAtRest).find(([, isBroken]) => isBroken(seen, world))
    if (broken) return `${broken[0]} (tab ${seen.tab}, ${seen.path})`
  }
  const [one, other] = all.map(({ session }) => session)
  if (one && other && !one.hasFailed && !other.hasFailed && one.uid !== other.uid)
    return 'the tabs disagree on who is signed in'
  return (await brokenRecord(world)) ?? brokenProfile(world, all)
}

/** A value of a member that is stored although both tabs are without a session. */
const leftInStorage = (all: readonly Seen[]): string | null => {
  for (const { session, stored, tab } of all) {
    if (session.isMember !== false || !session.isSettled) continue
    const draft = Object.keys(stored.session).find((key) => isOwned(stored.session[key] ?? ''))
    if (draft) return `the logout leaves ${draft} (tab ${tab})`
  }
  if (all.some(({ session }) => session.isMember !== false || !session.isSettled)) return null
  const left = keysOfMembers.find((key) => all[0]?.stored.local[key] !== undefined)
  return left === undefined ? null : `the logout leaves ${left}`
}

/* The keys of section 3 without those of a pending verification. */
const keysOfMembers = sessionKeys.filter((key) => !/^(pendingToken|tempUserEmail)$/.test(key))

const isOwned = (draft: string): boolean => /"owner":"/.test(draft)

/** A tab's machines, without data: what a run must repeat. */
export const statesOf = (machines: readonly RunningMachine[]): string =>
  machines
    .map(({ machine, value }) => `${machine} ${JSON.stringify(value)}`)
    .sort()
    .join(', ')

/** What the tabs show that are open at the site. A link of the identity service can end at its own page. */
const look = (world: World): Promise<Seen[]> => {
  const tabs = runningTabs(world).filter(([, page]) => page.url().startsWith(stack.site))
  return Promise.all(
    tabs.map(async ([tab, page]) => {
      const machines = world.machines.of(page)
      return {
        tab,
        ...(await readScreen(page)),
        session: sessionOf(machines),
        shownPage: pageOf(machines),
      }
    }),
  )
}

type Rules = Readonly<Record<string, (seen: Seen, world: World) => boolean>>

const rulesOfTabs: Rules = {
  // While the session is restored, a page has a spinner instead of a heading.
  'the page is white': ({ heading, title, busy }) =>
    (heading === null && busy.length === 0) || title.trim() === '',
  'the page has crashed': ({ text }) => text.includes('This page crashed'),
  'the page shows the data of two people': ({ text }, { people }) =>
    namesIn(text, people).length > 1,
  'the page of a member is open without a session': ({ path, session }) =>
    isPage(path) && pages[path].access === 'members' && session.isMember === false,
  'the page of a member shows another person': ({ path, text, values, session }, { people }) =>
    isPage(path) &&
    pages[path].access === 'members' &&
    session.email !== null &&
    namesIn([text, ...Object.values(values)].join('\n'), people).some(
      (name) => people[name].email !== session.email,
    ),
  'a visitor sees the data of a member': ({ path, text, session }, { people }) =>
    session.isMember === false &&
    session.isSettled &&
    path !== '/verify-email' &&
    namesIn(text, people).length > 0,
}

const rulesAtRest: Rules = {
  'the page is busy, although nothing is under way': ({ busy }) => busy.length > 0,
  'there is nothing to press': ({ pressable }) => pressable === 0,
  'the page host holds another page than the one in the address bar': ({ path, shownPage }) =>
    shownPage !== null && isPage(path) && shownPage !== path,
}

const namesIn = (text: string, people: World['people']): readonly PersonName[] =>
  (Object.keys(people) as PersonName[]).filter((name) => {
    const { email, phone, firstName, lastName } = people[name]
    return [email, phone, `${firstName} ${lastName}`].some((each) => text.includes(each))
  })

/* The browser's messages about failed requests, which the walk causes on purpose. */
const isUnexpected = (line: string): boolean =>
  !/^console: (Failed to load resource|Access to fetch)/.test(line)

const withoutTokens = (text: string): string => text.replace(/eyJ[\w.-]+/g, '(token)')

/** The session as the machine of the tab holds it. The landing page alone has none. */
const sessionOf = (machines: readonly RunningMachine[]) => {
  const running = machines.find(({ machine }) => machine === sessionMachine.id)
  if (!running)
    return { isMember: undefined, isSettled: false, hasFailed: false, uid: null, email: null }
  type Session = ReturnType<typeof sessionMachine.resolveState>
  const context = running.context as Session['context']
  const session = sessionMachine.resolveState({ value: running.value as Session['value'], context })
  return {
    isMember: isMember(session),
    isSettled: isSettled(session),
    hasFailed: session.hasTag('failed'),
    uid: session.hasTag('signed in') ? (context.identity?.uid ?? null) : null,
    email: session.hasTag('signed in') ? (context.identity?.email ?? null) : null,
  }
}

const pageOf = (machines: readonly RunningMachine[]): string | null => {
  const host = machines.find(({ machine }) => machine === 'pageHost')
  const context = host?.context as { current?: { page: string } | null } | undefined
  return context?.current?.page ?? null
}

/** Compares the records of all people with the changes that the API has acknowledged. */
const brokenRecord = async ({ requests, people }: World): Promise<string | null> => {
  for (const person of Object.values(people)) {
    const changes = requests.changes.filter(({ email }) => email === person.email)
    if (changes.some(({ what }) => /delete|social-auth/i.test(what))) continue
    // An issue report is not part of the record.
    const updates = changes.filter(({ what }) => /users.(register|interests|update)$/.test(what))
    if (updates.every(({ status }) => status !== 200 && status !== 201)) continue
    const record = await recordOf(person)
    if (!record) return `the record of ${person.firstName} is gone`
    // The identity service keeps the password.
    for (const field of Object.keys(possibleValues(updates)))
      if (field !== 'password' && !isOneOf(possibleValues(updates)[field] ?? [], record[field]))
        return `the record of ${person.firstName} does not have the saved ${field}`
  }
  return null
}

/** A tab whose profile page shows another name or place than the record, although it knows of all changes. */
const brokenProfile = async (
  { requests, people }: World,
  all: readonly Seen[],
): Promise<string | null> => {
  for (const { tab, path, text, session } of all) {
    const person = Object.values(people).find(({ email }) => email === session.email)
    if (path !== '/profile' || !person || session.hasFailed) continue
    const changes = requests.changes.filter(({ email }) => email === person.email)
    if (changes.some(({ status }) => status === 'unknown')) continue
    const record = await recordOf(person)
    const location = Object(record?.location).address
    for (const shown of [record?.name, location])
      if (typeof shown === 'string' && !normal(text).includes(normal(shown)))
        return `the profile page does not show the stored “${shown}” (tab ${tab})`
  }
  return null
}

/**
 * The record of a person; null without one. The API shows it only once the email is verified (decision 0046), so this
 * verifies it. Only at the end of a walk.
 */
const recordOf = async (person: Person): Promise<Record<string, unknown> | null> => {
  await amendIdentity(person.email, { emailVerified: true }).catch(() => {})
  return callAs(person, 'GET', '/users/me').then(
    (answer) => (answer as { data: { data: Record<string, unknown> } }).data.data,
    () => null,
  )
}

/** What each field may be: the last acknowledged value, or one of a later request whose answer is unknown. */
const possibleValues = (changes: readonly Change[]): Record<string, unknown[]> => {
  const possible: Record<string, unknown[]> = {}
  for (const { body, status } of changes) {
    const isSaved = status === 200 || status === 201
    if (!isSaved && status !== 'unknown') continue
    const values: unknown = JSON.parse(body === '' ? '{}' : body)
    for (const [field, value] of Object.entries(Object(values)))
      if (isSaved) possible[field] = [value]
      else if (possible[field]) possible[field].push(value)
  }
  return possible
}

const isOneOf = (possible: readonly unknown[], stored: unknown): boolean =>
  possible.some((value) => normal(value) === normal(stored))

/* A phone number is stored without spaces. */
const normal = (value: unknown): string =>
  Array.isArray(value) ? value.toSorted().join() : String(value ?? '').replace(/\s/g, '')

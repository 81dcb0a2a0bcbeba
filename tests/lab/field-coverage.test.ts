import { expect, test } from 'vitest'
import { fieldCoverage, fieldCoverageLines } from '../../lab/field/field-coverage.ts'
import { readFieldReports } from '../../lab/field/report-file.ts'
import { locationModel } from '../../machines/location/location-model.ts'
import { loginModel } from '../../machines/login/login-model.ts'
import { recordedReport, signIn, siteLogin } from './support/recorded-report.ts'

test('reports say which transitions members take, which never, and which steps no generated path has', async () => {
  const empty = { type: 'submitted' }
  const text = [
    await recordedReport(siteLogin, { returnTo: null }, [empty, empty, empty]),
    await recordedReport(siteLogin, { returnTo: null }, signIn),
  ].join('\n')
  const [login, ...more] = fieldCoverage([loginModel, locationModel], readFieldReports(text))
  expect(more).toEqual([])
  const refused = 'form: submitted [has a missing field]'
  const times = (part: string) =>
    login?.taken.find(({ transition }) => transition.includes(part))?.times
  expect(login).toMatchObject({ machine: 'login', actors: 2 })
  expect(times(refused)).toBe(3)
  expect(times('[identifier is an email] → signing in')).toBe(1)
  expect(login?.never).toEqual(
    expect.arrayContaining([expect.stringContaining('resolving username')]),
  )
  expect(login?.never.some((transition) => transition.includes(refused))).toBe(false)
  // The tour takes each transition once, and has no reason to submit an empty form twice.
  expect(login?.untested).toEqual([expect.stringMatching(/missing field.* ⇒ .*missing field/)])
  expect(fieldCoverageLines(login ? [login] : [], [loginModel, locationModel]).at(-1)).toBe(
    'In no report: location.',
  )
})

test('a recording that begins late counts no move to its first state', async () => {
  const report = JSON.parse(await recordedReport(siteLogin, { returnTo: null }, signIn))
  const submitted = report.names.indexOf('submitted')
  const late = report.events.slice(
    report.events.findIndex(([, , , type]: number[]) => type === submitted),
  )
  const text = JSON.stringify({ ...report, events: late })
  const [login] = fieldCoverage([loginModel], readFieldReports(text))
  expect(login?.taken).toEqual([
    { transition: expect.stringContaining('→ starting session'), times: 1 },
    { transition: expect.stringContaining('→ signed in'), times: 1 },
  ])
})

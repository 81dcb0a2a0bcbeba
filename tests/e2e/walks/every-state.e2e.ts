import { expect, test } from '@playwright/test'
import { replay, stateId } from 'statewalk'
import { models } from '../../../machines/models.ts'
import type { Setup } from '../setups/setup.ts'
import { setups } from '../setups/setups.ts'
import { sitePathsOf } from './support/site-paths.ts'

/** Every state that a path of the site reaches. */
const statesOn = (setup: Setup): ReadonlySet<string> => {
  const states = new Set<string>()
  for (const path of sitePathsOf(setup))
    replay(setup.model, path, (run) => {
      for (const node of run.snapshot()._nodes) states.add(stateId(node))
    })
  return states
}

test('every machine has a setup on the site', () => {
  expect(setups.map(({ model }) => model.machine.id)).toEqual(
    models.map(({ machine }) => machine.id),
  )
})

for (const setup of setups) {
  const { model, expectations, unseen } = setup
  test(`${model.machine.id}: paths reach every state with expected roles, or the setup explains why not`, () => {
    const states = statesOn(setup)
    const missing = Object.keys(expectations).filter((state) => !states.has(state))
    expect(
      missing.filter((state) => !unseen[state]),
      `No path of the site reaches these states. Add the moves to 'services' or 'handlers' of the setup in tests/e2e/setups, or the reason to 'unseen'.`,
    ).toEqual([])
    expect(Object.keys(unseen).filter((state) => !Object.hasOwn(expectations, state))).toEqual([])
  })
}

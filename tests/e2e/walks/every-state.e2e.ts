import { expect, test } from '@playwright/test'
import { replay } from '../../../machines/model/replay.ts'
import { stateId } from '../../../machines/model/transitions.ts'
import { models } from '../../../machines/models.ts'
import type { Venue } from '../venues/venue.ts'
import { venues } from '../venues/venues.ts'
import { sitePathsOf } from './support/site-paths.ts'

/** Every state in which some path of the site rests. */
const statesOn = (venue: Venue): ReadonlySet<string> => {
  const states = new Set<string>()
  for (const path of sitePathsOf(venue))
    replay(venue.model, path, (run) => {
      for (const node of run.snapshot()._nodes) states.add(stateId(node))
    })
  return states
}

test('every machine has a venue on the site', () => {
  expect(venues.map(({ model }) => model.machine.id)).toEqual(
    models.map(({ machine }) => machine.id),
  )
})

for (const venue of venues) {
  const { model, looks, unseen } = venue
  test(`${model.machine.id}: its paths rest in every state that has a look, or it says why not`, () => {
    const states = statesOn(venue)
    const missing = Object.keys(looks).filter((state) => !states.has(state))
    expect(missing.filter((state) => !unseen[state])).toEqual([])
    expect(Object.keys(unseen).filter((state) => !Object.hasOwn(looks, state))).toEqual([])
  })
}

import { expect, test } from 'vitest'
import { type AnyStateMachine, StateMachine } from 'xstate'
import { models } from '../../machines/models.ts'
import { isPage, pages } from '../../machines/paths.ts'
import { verifiedIdentity } from '../../machines/samples.ts'
import { loadPage } from '../../src/app/pages/page-modules.ts'
import { memberWith } from '../support/fakes/member-api.ts'
import { openBrowser } from './open-page.ts'

/* A service that is not provided ends its machine, but only when a member reaches its state. */

const shipped = new Map(
  models.map(({ machine }): [string, AnyStateMachine] => [machine.id, machine]),
)

/** The services of a machine and of its children that are still those of `setup`. */
const unprovidedIn = ({ id, implementations: { actors } }: AnyStateMachine): string[] =>
  Object.entries<unknown>(actors).flatMap(([name, actor]) => {
    if (actor instanceof StateMachine) return unprovidedIn(actor)
    return actor === shipped.get(id)?.implementations.actors[name] ? [`${id}: ${name}`] : []
  })

test('the site provides every service of the root and its children', () => {
  const { app } = openBrowser().buildPage()
  expect(unprovidedIn(app.root.logic)).toEqual([])
})

test.each(Object.keys(pages).filter(isPage))(
  'the site provides every service of %s',
  async (page) => {
    const { app } = openBrowser().buildPage()
    const location = { returnTo: null, email: null }
    const member = memberWith({})
    const request = { page, location, identity: verifiedIdentity, member }
    const opened = await loadPage(app, request)
    expect(opened?.logic).toBeInstanceOf(StateMachine)
    expect(unprovidedIn(opened?.logic as AnyStateMachine)).toEqual([])
  },
)

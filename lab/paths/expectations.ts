import { labCopy } from '../copy.ts'
import type { Expectations } from '../page-objects/page-object.ts'

/** The text of the expectations in one state. */
export type ExpectedState = { state: string; lines: readonly string[] }

/** The part of a page object that does not depend on its machine. */
type AnyPage = {
  model: { machine: { id: string } }
  interactions: Readonly<Record<string, object>>
  expectations: Expectations
}

const isPage = (value: unknown): value is AnyPage =>
  typeof value === 'object' && value !== null && 'interactions' in value

const modules = import.meta.glob<Record<string, unknown>>('../page-objects/*.ts', { eager: true })
const pages = new Map(
  Object.values(modules)
    .flatMap((exported) => Object.values(exported))
    .filter(isPage)
    .map((page) => [page.model.machine.id, page]),
)

/** What the screen of a machine should show in these states. */
export const expectedIn = (machine: string, states: readonly string[]): readonly ExpectedState[] =>
  states.flatMap((state) => {
    const expectation = pages.get(machine)?.expectations[state]
    if (!expectation) return []
    const lines = expectation.map(({ role, name, absent = false, disabled = false }) =>
      labCopy.expectation(role, String(name), { absent, disabled }),
    )
    return [{ state, lines }]
  })

/** The types of a machine's events that no person sends. */
export const backgroundOf = (machine: string): readonly string[] =>
  Object.entries(pages.get(machine)?.interactions ?? {}).flatMap(([type, interaction]) =>
    'by' in interaction && !('does' in interaction) ? type : [],
  )

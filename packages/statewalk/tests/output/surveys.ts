import { createMachine, fromCallback, setup } from 'xstate'
import type { AnyModel } from '../../src/model.ts'
import { reportModel } from '../../src/model-report.ts'
import type { Surveyed } from '../../src/output/surveyed.ts'
import { simple } from '../simple.ts'

/** Text that would be markup if it were not escaped, and a control character that no XML may contain. */
export const hostile = '"><img src=x onerror=alert(1)>&amp;\u0007'

const surveyed = (model: AnyModel): Surveyed => ({ model, report: reportModel(model), error: null })

const pit = createMachine({
  id: 'pit',
  initial: 'above',
  states: {
    above: { on: { fell: { target: 'below' } } },
    below: { on: { fell: {} } },
    nowhere: {},
  },
})

/** One broken rule and two accepted findings. */
export const pitSurvey = surveyed(
  simple(pit, {
    accepted: { "states: 'nowhere' is never entered": 'kept for later' },
  }),
)

/** A machine with services, a transition that stays, and a final state. */
export const ferrySurvey = surveyed(
  simple(
    setup({
      actors: { load: fromCallback(() => {}), weigh: fromCallback(() => {}) },
    }).createMachine({
      id: 'ferry',
      initial: 'docked',
      states: {
        docked: {
          invoke: [{ src: 'load' }, { src: 'weigh' }],
          on: { hooted: { actions: () => {} }, left: { target: 'gone' } },
        },
        gone: { type: 'final' },
      },
    }),
    { outcomes: { load: {}, weigh: {} } },
  ),
)

/** A machine whose names, context and model are hostile, and whose exploration is cut. */
export const hostileSurvey = surveyed(
  simple(
    createMachine({
      id: `machine ${hostile}`,
      context: { text: hostile },
      initial: `state ${hostile}`,
      states: {
        [`state ${hostile}`]: { on: { [`event ${hostile}`]: { target: 'end' } } },
        end: {},
      },
    }),
    { question: hostile, inputs: { [`input ${hostile}`]: undefined } },
  ),
)

/** A machine that cannot be explored. */
export const failedSurvey: Surveyed = {
  model: simple(pit),
  report: null,
  error: `it throws ${hostile}`,
}

/** A survey with an unknown finding. */
export const unknownSurvey = surveyed(simple(pit, { rules: { 'max configurations': 1 } }))

/** The elements of a document that are opened and not closed, or the reverse. */
export const unbalancedIn = (document: string): readonly string[] => {
  const counts = new Map<string, number>()
  for (const [, slash, name = '', end] of document.matchAll(/<(\/?)([a-z]\w*)[^>]*?(\/?)>/g))
    if (name !== 'meta' && end === '')
      counts.set(name, (counts.get(name) ?? 0) + (slash === '' ? 1 : -1))
  return [...counts].flatMap(([name, open]) => (open === 0 ? [] : [name]))
}

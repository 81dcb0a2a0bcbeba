import * as fc from 'fast-check'
import * as v from 'valibot'
import { pagePaths } from '../../../machines/paths.ts'
import { deleteAccountCopy } from '../../../src/copy/settings.ts'

const tab = v.picklist(['a', 'b'])
const people = ['maya', 'tomás', 'nora'] as const
const starts = ['visitors', 'a member', 'a new member'] as const
const faults = ['delay', 'cut', 'lost answer', '429', '503'] as const
const number = v.pipe(v.number(), v.integer(), v.minValue(0))

/** The moves, as they stand in a saved path. A number selects among what is possible at that time. */
const move = v.variant('do', [
  v.object({ do: v.literal('press'), tab, which: number }),
  v.object({ do: v.literal('fill in'), tab, which: number, text: number }),
  // Fills in the form that is open with the data of a person, and presses its button.
  v.object({ do: v.literal('submit'), tab, as: v.picklist(people) }),
  v.object({ do: v.literal('open'), tab, path: v.string() }),
  v.object({ do: v.literal('back'), tab }),
  v.object({ do: v.literal('reload'), tab }),
  v.object({ do: v.literal('open the link of the email'), tab }),
  v.object({ do: v.literal('log out'), tab }),
  v.object({ do: v.literal('press by name'), tab, name: v.string() }),
  // Until the next move in this tab.
  v.object({ do: v.literal('freeze'), tab }),
  // Opens the window if there is none.
  v.object({ do: v.literal('provider window'), how: v.picklist(['new', 'known', 'close']) }),
  v.object({ do: v.literal('wait'), seconds: number }),
  v.object({ do: v.literal('connection'), is: v.picklist(['offline', 'online']) }),
  v.object({ do: v.literal('clock'), years: v.picklist([1, -1]) }),
  // For a request of this tab to the API, the identity service or the storage: the next one, or a later one.
  v.object({ do: v.literal('fault'), tab, fault: v.picklist(faults), skips: number }),
])

/** A path through the site, as it is saved. */
export const walkSchema = v.object({ start: v.picklist(starts), moves: v.array(move) })

/** A move of a person in one of two tabs, of the provider's window, of time, or a fault. */
export type Move = v.InferOutput<typeof move>

/** Who uses the browser when both tabs open, and what happens. */
export type Walk = v.InferOutput<typeof walkSchema>

/** The name of a tab. */
export type TabName = v.InferOutput<typeof tab>

/** The people of a walk. Nora has no account before she signs up. */
export type PersonName = (typeof people)[number]

/** A fault of a request. */
export type Fault = (typeof faults)[number]

const anyTab = fc.constantFrom<TabName>('a', 'b')
const which = fc.nat({ max: 999 })

const movesOf = <Name extends Move['do']>(
  weight: number,
  name: Name,
  fields: {
    [Key in Exclude<keyof Extract<Move, { do: Name }>, 'do'>]: fc.Arbitrary<
      Extract<Move, { do: Name }>[Key]
    >
  },
) => ({
  weight,
  arbitrary: fc.record({ do: fc.constant(name), ...fields }) as unknown as fc.Arbitrary<Move>,
})

const anyMove: fc.Arbitrary<Move> = fc.oneof(
  movesOf(12, 'press', { tab: anyTab, which }),
  movesOf(4, 'fill in', { tab: anyTab, which, text: which }),
  movesOf(8, 'submit', { tab: anyTab, as: fc.constantFrom(...people) }),
  movesOf(5, 'open', { tab: anyTab, path: fc.constantFrom(...pagePaths) }),
  movesOf(2, 'back', { tab: anyTab }),
  movesOf(2, 'reload', { tab: anyTab }),
  movesOf(2, 'open the link of the email', { tab: anyTab }),
  movesOf(1, 'log out', { tab: anyTab }),
  movesOf(1, 'freeze', { tab: anyTab }),
  movesOf(4, 'provider window', { how: fc.constantFrom('new', 'known', 'close') }),
  movesOf(3, 'wait', { seconds: fc.constantFrom(2, 10, 61, 4_000) }),
  movesOf(1, 'connection', { is: fc.constantFrom('offline', 'online') }),
  movesOf(1, 'clock', { years: fc.constantFrom(1, -1) }),
  movesOf(5, 'fault', {
    tab: anyTab,
    fault: fc.constantFrom(...faults),
    skips: fc.nat({ max: 2 }),
  }),
)

/** Moves in a row that random moves hardly ever make: a complete sign-up, and a complete deletion of an account. */
const anyJourney: fc.Arbitrary<Move[]> = anyTab.chain((tab) =>
  fc.constantFrom<Move[]>(
    [
      { do: 'open', tab, path: '/signup' },
      { do: 'submit', tab, as: 'nora' },
      { do: 'open the link of the email', tab },
    ],
    [
      { do: 'open', tab, path: '/settings' },
      { do: 'press by name', tab, name: deleteAccountCopy.confirm },
      { do: 'press by name', tab, name: deleteAccountCopy.confirm },
      { do: 'submit', tab, as: 'maya' },
    ],
  ),
)

/** The walk of a seed, with this many moves. */
export const walkOf = (seed: number, moves: number): Walk => {
  const anyWalk = fc.record({
    start: fc.constantFrom(...starts),
    moves: fc
      .array(
        fc.oneof(
          { weight: 20, arbitrary: anyMove.map((one) => [one]) },
          { weight: 1, arbitrary: anyJourney },
        ),
        { minLength: moves, maxLength: moves, size: 'max' },
      )
      .map((all) => all.flat().slice(0, moves)),
  })
  const [walk] = fc.sample(anyWalk, { seed, numRuns: 1 })
  if (!walk) throw new Error('There is no walk.')
  return walk
}

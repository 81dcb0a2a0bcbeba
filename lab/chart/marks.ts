import type { Run } from 'statewalk'
import type { Coverage } from 'statewalk/internal'
import type { Frame } from '../recording/player.ts'
import type { ChartLabel } from './chart-of.ts'

/** The dynamic part of a chart: active and visited states, and possible events. */
export type Marks = {
  active: ReadonlySet<string>
  /** The active states that the last change has entered. */
  entered: ReadonlySet<string>
  visited: ReadonlySet<string>
  /** How often each transition was taken in the recording. */
  taken: ReadonlyMap<string, number>
  /** Transitions of the last move. */
  last: ReadonlySet<string>
  possible: ReadonlySet<string>
  /** The coverage by the last test run, or null without a record. */
  coverage: Coverage | null
}

export const marksOf = (
  run: Run,
  frames: readonly Frame[],
  position: number,
  coverage: Coverage | null,
): Marks => {
  const walked = frames.slice(0, position + 1)
  return {
    // The machine's own transitions apply in every state.
    active: new Set([run.snapshot().machine.id, ...(walked.at(-1)?.states ?? [])]),
    entered: new Set(enteredLast(walked)),
    visited: new Set(walked.flatMap(({ states }) => states)),
    taken: timesTaken(walked),
    last: new Set(walked.at(-1)?.transitions),
    possible: new Set(
      run.possibleMoves().moves.flatMap((move) => (move.kind === 'send' ? [move.event] : [])),
    ),
    coverage,
  }
}

const enteredLast = (walked: readonly Frame[]): readonly string[] => {
  for (let index = walked.length - 1; index >= 0; index -= 1) {
    const before = walked[index - 1]?.states ?? []
    const entered = walked[index]?.states.filter((state) => !before.includes(state)) ?? []
    if (entered.length > 0) return entered
  }
  return []
}

/** How often each transition was taken in these moments. */
export const timesTaken = (
  moments: readonly { transitions: readonly string[] }[],
): ReadonlyMap<string, number> => {
  const times = new Map<string, number>()
  for (const id of moments.flatMap(({ transitions }) => transitions))
    times.set(id, (times.get(id) ?? 0) + 1)
  return times
}

/** Whether a tester can take a transition by hand: its state is active, and an event, a service or a timer triggers it. */
export const isPressable = (
  { event, text }: ChartLabel,
  from: string,
  { active }: Pick<Marks, 'active'>,
): boolean => active.has(from) && (event !== null || !/^(?:always|done)(?: \[|$)/.test(text))

/** Whether every sample of the event behind a transition is refused now. */
export const isRefused = ({ event }: ChartLabel, { possible }: Pick<Marks, 'possible'>): boolean =>
  event !== null && !possible.has(event)

/** Called when a tester presses the label of a transition, with the element that was pressed. */
export type PressLabel = (label: ChartLabel, pressed: Element) => void

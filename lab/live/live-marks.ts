import { activeStates } from 'statewalk/internal'
import type { AnyStateMachine } from 'xstate'
import type { LiveActor, LiveMoment } from '../../machines/live/live.ts'
import { type Marks, timesTaken } from '../chart/marks.ts'
import type { Frame } from '../recording/player.ts'

/** The marks of a machine in its state on the site. It is read-only. */
export const liveMarks = (machine: AnyStateMachine, { start, history }: LiveActor): Marks => {
  const moments = [start, ...history]
  const now = history.at(-1) ?? start
  return {
    active: new Set(statesOf(machine, now)),
    visited: new Set(moments.flatMap((moment) => statesOf(machine, moment))),
    taken: timesTaken(moments),
    last: new Set(now.transitions),
    possible: new Set(),
    coverage: null,
  }
}

/** The moment as a frame of a recording, for the views that show context and state. */
export const liveFrame = (machine: AnyStateMachine, moment: LiveMoment): Frame => ({
  move: null,
  at: moment.at,
  value: moment.value,
  states: statesOf(machine, moment),
  context: moment.context,
  transitions: moment.transitions,
  actions: [],
  emitted: [],
  sentTo: {},
  started: [],
  ended: [],
})

/* A site of another version may be in a state that this machine does not have. */
const statesOf = (machine: AnyStateMachine, moment: LiveMoment): readonly string[] => {
  const known = cache.get(moment)
  if (known) return known
  const states = resolved(machine, moment)
  cache.set(moment, states)
  return states
}

const resolved = (machine: AnyStateMachine, { value }: LiveMoment): readonly string[] => {
  try {
    return activeStates(machine.resolveState({ value, context: {} }))
  } catch {
    return []
  }
}

const cache = new WeakMap<LiveMoment, readonly string[]>()

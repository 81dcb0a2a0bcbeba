import type { AnyModel, Run } from 'statewalk'
import { activeStates, userEventsOf } from 'statewalk/internal'
import type { Chart } from '../chart/chart-of.ts'
import { typeOf } from '../chart/choices.ts'
import { labCopy } from '../copy.ts'
import type { Expectation } from '../paths/path-file.ts'

/** What a tester says should hold at the reported step; a path file has the same fields. */
export type Rule = Pick<Expectation, 'active' | 'inactive' | 'possible' | 'impossible'>

type RuleChoice = { rule: Rule; sentence: string }

/** The rules that do not hold now, in groups: a report states one of them. */
export type RuleGroup = { kind: keyof Rule; choices: readonly RuleChoice[] }

/**
 * The rules that the machine breaks at this step, those about events of a person before those of the `background`. `shown`
 * describes the screen of a state, so that a tester can choose "button “Resend”, disabled" without knowing the state's name.
 */
export const brokenRules = (
  model: AnyModel,
  chart: Chart,
  run: Run,
  background: readonly string[],
  shown: (state: string) => readonly string[],
): readonly RuleGroup[] => {
  const leaves = chart.states.filter(
    ({ id, kind }) => kind !== 'history' && !chart.states.some(({ parent }) => parent === id),
  )
  const active = activeStates(run.snapshot())
  const can = new Set(
    run.possibleMoves().moves.flatMap((move) => (move.kind === 'send' ? move.name : [])),
  )
  const events = [...new Set([...can, ...userEventsOf(model).map(({ name }) => name)])].sort(
    (one, other) =>
      Number(background.includes(typeOf(one))) - Number(background.includes(typeOf(other))),
  )
  const named: Readonly<Record<keyof Rule, readonly string[]>> = {
    impossible: events.filter((name) => can.has(name)),
    possible: events.filter((name) => !can.has(name)),
    active: leaves.map(({ id }) => id).filter((id) => !active.includes(id)),
    inactive: leaves.map(({ id }) => id).filter((id) => active.includes(id)),
  }
  return ruleKinds.map((kind) => ({
    kind,
    choices: named[kind].map((name) => ({
      rule: { [kind]: [name] },
      sentence: labCopy.report.rules[kind](name, shown(name)),
    })),
  }))
}

/** The kinds of rules, in the order in which a report offers them. */
export const ruleKinds = ['impossible', 'possible', 'active', 'inactive'] as const

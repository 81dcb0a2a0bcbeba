import { describe, expect, test } from 'vitest'
import { type AnyStateMachine, createMachine } from 'xstate'
import type { AnyModel } from '../src/model.ts'
import { problemsIn, reportModel } from '../src/model-report.ts'
import { ruledModels } from './fixtures/ruled-models.ts'

/** A copy in which the value at a path is another one, or is missing. */
const changed = (value: unknown, [key, ...rest]: readonly string[], next: unknown): unknown => {
  if (key === undefined) return next
  const copy: Record<string, unknown> = Object.assign(Array.isArray(value) ? [] : {}, value)
  const inner = changed(copy[key], rest, next)
  if (inner === undefined && Array.isArray(copy)) copy.splice(Number(key), 1)
  else if (inner === undefined) delete copy[key]
  else copy[key] = inner
  return copy
}

type Bug = {
  title: string
  /** The rule that finds it. */
  rule: string
  /** The place in the machine's config, from the root. */
  at: readonly string[]
  /** What stands there instead; undefined removes it. */
  becomes?: unknown
  /** How often a person also acts between two timers. */
  pauses?: number
}

const bugs: Readonly<Record<keyof typeof ruledModels, readonly Bug[]>> = {
  autosave: [
    {
      title: 'a change does not restart the pause',
      rule: 'a save waits for a pause',
      at: ['states', 'saving', 'states', 'waiting', 'on', 'changed', 'reenter'],
      becomes: false,
      pauses: 1,
    },
    {
      title: 'a change that comes while it saves is forgotten',
      rule: 'every change is saved',
      at: ['states', 'saving', 'states', 'saving', 'invoke', 'onDone', '0'],
    },
    {
      title: 'a failed save is not tried again',
      rule: 'every change is saved',
      at: ['states', 'saving', 'states', 'failed', 'after'],
    },
  ],
  'code verification': [
    {
      title: 'every code is right',
      rule: 'only the right code verifies',
      at: ['states', 'open', 'states', 'code', 'states', 'checking', 'invoke', 'onDone'],
      becomes: { target: '#code verification.verified' },
    },
    {
      title: 'wrong codes are not limited',
      rule: 'two wrong codes are enough',
      at: ['states', 'open', 'states', 'code', 'states', 'checking', 'invoke', 'onDone', '1'],
    },
    {
      title: 'a code does not expire',
      rule: 'a code expires in two minutes',
      at: ['states', 'open', 'after'],
    },
  ],
  'upload queue': [
    {
      title: 'a pause restarts the upload',
      rule: 'nothing is uploaded while it is paused',
      at: ['states', 'uploading', 'on', 'paused', 'target'],
      becomes: 'idle',
    },
    {
      title: 'an uploaded file stays in the queue',
      rule: 'an uploaded file leaves the queue',
      at: ['states', 'uploading', 'invoke', 'onDone', 'actions', '0'],
    },
    {
      title: 'a failed upload is forgotten',
      rule: 'a failed upload is tried again',
      at: ['states', 'uploading', 'invoke', 'onError', 'actions'],
    },
  ],
  'sign-in router': [
    {
      title: 'a complete sign-in starts again',
      rule: 'a complete sign-in is done',
      at: ['states', 'deciding', 'always', '1'],
    },
    {
      title: 'a callback waits for ever',
      rule: 'a callback ends in three seconds',
      at: ['states', 'callback', 'after'],
    },
    {
      title: 'a password leads to the code',
      rule: 'a step fits the status',
      at: ['states', 'deciding', 'always', '2', 'target'],
      becomes: 'code',
    },
  ],
  recipe: [
    {
      title: 'the dough is mixed before the oven is hot',
      rule: 'the dough waits for the oven',
      at: ['states', 'preparing', 'states', 'dough', 'states', 'sticky', 'on', 'mixed', 'guard'],
    },
    {
      title: 'it cools for half a minute',
      rule: 'it cools for five minutes',
      at: ['states', 'cooling', 'after'],
      becomes: { 30000: { target: 'served' } },
    },
    {
      title: 'the oven is skipped',
      rule: 'nothing cools that was not baked',
      at: ['states', 'preparing', 'onDone', 'target'],
      becomes: 'cooling',
    },
  ],
  'night watch': [
    {
      title: 'a round begins every fifteen minutes',
      rule: 'a round begins every ten minutes',
      at: ['states', 'on', 'states', 'resting', 'after'],
      becomes: { 900000: { target: 'making a round' } },
    },
    {
      title: 'the switch starts another round',
      rule: 'nobody walks while it is off',
      at: ['states', 'on', 'on', 'switched off'],
      becomes: { target: 'on', reenter: true },
    },
    {
      title: 'a round has no end',
      rule: 'a round ends',
      at: ['states', 'on', 'states', 'making a round', 'invoke', 'onDone'],
    },
  ],
}

const problems = (name: keyof typeof ruledModels, machine: AnyStateMachine, pauses = 0) => {
  const model: AnyModel = ruledModels[name]
  const rules = { ...model.rules, 'max pauses': pauses }
  return problemsIn(reportModel({ ...model, machine, rules })).map((each) => each.name)
}

const names = Object.keys(ruledModels) as (keyof typeof ruledModels)[]

describe.each(names)('%s', (name) => {
  const { machine } = ruledModels[name]

  test('keeps its rules', () => {
    expect(problems(name, machine)).toEqual([])
  })

  test.each(bugs[name])('breaks a rule if $title', ({ rule, at, becomes, pauses }) => {
    const config = changed(machine.config, at, becomes)
    expect(config).not.toEqual(machine.config)
    const planted = createMachine(
      config as AnyStateMachine['config'],
      machine.implementations as Parameters<typeof createMachine>[1],
    )
    const breaks = (each: AnyStateMachine) =>
      problems(name, each, pauses).some((found) => found.startsWith(`${rule}: `))
    expect(breaks(planted)).toBe(true)
    expect(breaks(machine)).toBe(false)
  })
})

test('eighteen bugs are planted', () => {
  expect(Object.values(bugs).flat()).toHaveLength(18)
})

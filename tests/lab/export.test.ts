import { explore } from 'statewalk'
import { guardLabel, transitionsOf } from 'statewalk/internal'
import { describe, expect, test } from 'vitest'
import { type AnyStateMachine, createMachine } from 'xstate'
import { chartOf } from '../../lab/chart/chart-of.ts'
import { machineJson } from '../../lab/export/machine-json.ts'
import { models } from '../../machines/models.ts'

/** The machine of an exported JSON, with the implementations of the site's machine. */
const readBack = (machine: AnyStateMachine): AnyStateMachine => {
  const config = withFunctions(JSON.parse(JSON.stringify(machineJson(machine))), machine.config)
  const { guards, ...others } = machine.implementations
  return createMachine(config, {
    ...others,
    guards: { ...guards, ...namedGuards(machine) },
  } as object)
}

/** The implementations of the guards that {@link machineJson} names. */
const namedGuards = (machine: AnyStateMachine): Readonly<Record<string, unknown>> =>
  Object.fromEntries(guardFunctions(machine.config).map((guard) => [guardLabel(guard), guard]))

const guardFunctions = (value: unknown): readonly unknown[] => {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) =>
    key === 'guard' && typeof part === 'function' ? [part] : guardFunctions(part),
  )
}

/** The JSON with the functions of a configuration, such as parameters and inputs, where the JSON has nothing. */
const withFunctions = (json: unknown, config: unknown): never => {
  if (json === undefined) return (typeof config === 'function' ? config : undefined) as never
  if (typeof json !== 'object' || json === null || typeof config !== 'object') return json as never
  const parts: Record<string, unknown> = { ...config }
  const merged = Object.keys({ ...parts, ...json }).map((key) => [
    key,
    withFunctions(Object(json)[key], parts[key]),
  ])
  return (
    Array.isArray(json) ? merged.map(([, part]) => part) : Object.fromEntries(merged)
  ) as never
}

/** Their exploration takes seconds, so only their charts are compared. */
const large: ReadonlySet<string> = new Set(['session', 'verifyEmail', 'profileForm'])
const explored = models
  .filter(({ machine }) => !large.has(machine.id))
  .map((model) => [model.machine.id, model] as const)

const named = models.map(({ machine }) => [machine.id, machine] as const)

describe('the exported JSON', () => {
  test.each(named)('of %s is read by createMachine as the same chart', (_, machine) => {
    const read = readBack(machine)
    expect(chartOf(read)).toEqual(chartOf(machine))
    expect([...transitionsOf(read).values()]).toEqual([...transitionsOf(machine).values()])
  })

  test.each(explored)('of %s, once read, has the same configurations and moves', (_, model) => {
    const graphOf = (machine: AnyStateMachine) => {
      const { configurations, edges } = explore({ ...model, machine })
      return {
        configurations: configurations.map(({ key }) => key),
        edges: edges.map(({ from, move, to }) => `${from} ${move.name} ${to}`),
      }
    }
    expect(graphOf(readBack(model.machine))).toEqual(graphOf(model.machine))
  })

  test.each(named)('of %s names every guard, action and service that it needs', (_, machine) => {
    const { guards, actions, actors, delays } = machine.implementations
    const given = { ...guards, ...namedGuards(machine), ...actions, ...actors, ...delays }
    const json = machineJson(machine)
    const services = [...JSON.stringify(json).matchAll(/"(?:guard|src)":"([^"]+)"/g)]
    const names = [...services.map(([, name]) => name), ...actionNames(json)]
    expect(names.filter((name) => !Object.hasOwn(given, name ?? ''))).toEqual([])
  })
})

/** The names of the actions in a part of a configuration. Parameters can have a `type` of their own. */
const actionNames = (part: unknown): readonly string[] => {
  if (typeof part !== 'object' || part === null) return []
  return Object.entries(part).flatMap(([key, value]) =>
    ['entry', 'exit', 'actions'].includes(key)
      ? [value].flat().map((action) => action?.type ?? String(action))
      : actionNames(value),
  )
}

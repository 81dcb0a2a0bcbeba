import { guardLabel } from 'statewalk/internal'
import type { AnyStateMachine } from 'xstate'

/** A machine's configuration as plain JSON, which `createMachine` reads. */
export type MachineJson = { readonly [key: string]: JsonValue }

type JsonValue = string | number | boolean | null | readonly JsonValue[] | MachineJson

/**
 * The configuration of a machine without its functions: `context`, `input`, `output` and computed `params`. The guards
 * `not(…)` and `and(…)` are named after their operands, as in the charts.
 */
export const machineJson = (machine: AnyStateMachine): MachineJson =>
  toJson(machine.config) as MachineJson

const toJson = (value: unknown): JsonValue => {
  if (Array.isArray(value)) return value.map(toJson)
  if (typeof value !== 'object' || value === null) return value as JsonValue
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, part]) => {
      if (typeof part !== 'function') return part === undefined ? [] : [[key, toJson(part)]]
      return key === 'guard' ? [[key, guardLabel(part)]] : []
    }),
  )
}

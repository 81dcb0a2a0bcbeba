import { StateMachine } from 'xstate'
import type { AnyModel } from '../model.ts'
import { modelFrom } from '../model-from.ts'

/**
 * The models that a module exports, alone or in arrays, and a model of each exported machine that has none. Throws if
 * there is neither.
 */
export const modelsIn = (exported: object, file: string): readonly AnyModel[] => {
  const values = Object.values(exported).flat()
  const models = new Map(values.filter(isModel).map((model) => [model.machine, model]))
  for (const machine of values)
    if (machine instanceof StateMachine && !models.has(machine))
      models.set(machine, modelFrom(machine))
  if (models.size === 0)
    throw new Error(
      `${file} exports no machine and no model. If it does, check with 'npm ls xstate' that there is only one xstate.`,
    )
  return [...models.values()]
}

const isModel = (value: unknown): value is AnyModel =>
  typeof value === 'object' &&
  value !== null &&
  'machine' in value &&
  value.machine instanceof StateMachine &&
  'inputs' in value &&
  'outcomes' in value

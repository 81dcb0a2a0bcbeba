import { type AnyModel, pathId } from 'statewalk'
import type { AnyStateMachine } from 'xstate'

/**
 * A hash of a model and its machine, the source of their functions included. Paths of another version may be impossible.
 * A change of a constant outside of them does not change the hash.
 */
export const modelVersion = (model: AnyModel): string =>
  pathId(
    JSON.stringify(model, (_, value: unknown) => {
      if (typeof value === 'function') return String(value)
      if (isMachine(value)) return [value.config, value.implementations]
      return value
    }),
  )

const isMachine = (value: unknown): value is AnyStateMachine =>
  typeof value === 'object' && value !== null && 'implementations' in value && 'config' in value

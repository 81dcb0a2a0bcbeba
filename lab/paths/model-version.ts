import type { AnyModel } from 'statewalk'
import { pathId } from 'statewalk/internal'
import type { AnyStateMachine } from 'xstate'

/**
 * A hash of a model and its machine, the source of their functions included. Paths of another version may be impossible.
 * A change of a constant outside of them does not change the hash.
 */
export const modelVersion = (model: AnyModel): string => pathId(JSON.stringify(model, replaced))

/* A machine's own JSON lacks its implementations, so the replacer reads the machine itself from its holder. */
function replaced(this: object, key: string, json: unknown): unknown {
  const value: unknown = Reflect.get(this, key)
  if (typeof value === 'function') return String(value)
  return isMachine(value) ? [value.config, value.implementations] : json
}

const isMachine = (value: unknown): value is AnyStateMachine =>
  typeof value === 'object' && value !== null && 'implementations' in value && 'config' in value

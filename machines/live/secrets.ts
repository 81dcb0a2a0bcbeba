import { failureOf } from '../failure.ts'

/** Replaces every secret wherever data of a running machine is shown or sent. */
export const hidden = '(hidden)'

/** Whether data holds a secret: a password, a token, a picture. An empty field is not a secret. */
export const isSecret = (data: unknown): boolean => {
  if (typeof data === 'string') return secretValue.test(data)
  return (
    isObject(data) &&
    named(data).some(([name, value]) => hasSecretName(name, value) || isSecret(value))
  )
}

/**
 * A copy of data as plain JSON. `hidden` replaces secrets and everything that is not data: files, functions, actors. Of
 * an error only the failure remains.
 */
export const withoutSecrets = (data: unknown, depth = 0): unknown => {
  if (typeof data === 'function' || typeof data === 'symbol') return undefined
  if (typeof data === 'bigint') return String(data)
  if (data instanceof Error) return withoutSecrets(failureOf(data), depth)
  if (!isObject(data)) return isSecret(data) ? hidden : data
  if (depth > maxDepth) return hidden
  if (Array.isArray(data)) return data.map((entry) => withoutSecrets(entry, depth + 1) ?? null)
  const prototype: unknown = Object.getPrototypeOf(data)
  if (prototype !== null && prototype !== Object.prototype) return hidden
  return Object.fromEntries(
    named(data).flatMap(([name, value, key]) => {
      const shown = hasSecretName(name, value) ? hidden : withoutSecrets(value, depth + 1)
      return shown === undefined ? [] : [[key, shown]]
    }),
  )
}

/** The entries of an object by the names that describe them: the `value` of a `field` is described by the name of the field. */
const named = (data: object): readonly (readonly [name: string, value: unknown, key: string])[] => {
  const field: unknown = Reflect.get(data, 'field')
  return Object.entries(data).map(([key, value]) => [
    key === 'value' && typeof field === 'string' ? field : key,
    value,
    key,
  ])
}

/** Whether a text or an object is a secret because of its name. */
const hasSecretName = (name: string, value: unknown): boolean =>
  secretName.test(name) && (typeof value === 'string' ? value !== '' : isObject(value))

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

const secretName = /password|token|secret|credential|picture|photo|image/i
const secretValue = /^(?:data:|blob:|eyJ)|\beyJ[\w-]{8,}\.|[?&]token=/
const maxDepth = 12

import { failureOf } from '../failure.ts'

/** Replaces every secret wherever data of a running machine is shown or sent. */
export const hidden = '(hidden)'

/** Whether data holds a secret: a password, a token, a picture. An empty field is not a secret. */
export const isSecret = (data: unknown, name = ''): boolean => {
  if (data === '' || data === null || data === undefined) return false
  if (typeof data === 'string') return secretName.test(name) || secretValue.test(data)
  if (typeof data !== 'object') return false
  if (secretName.test(name)) return true
  return named(data).some(([key, value]) => isSecret(value, key))
}

/**
 * A copy of data as plain JSON. `hidden` replaces secrets and everything that is not data: files, functions, actors. Of
 * an error only the failure remains.
 */
export const withoutSecrets = (data: unknown, name = '', depth = 0): unknown => {
  if (data === undefined || typeof data === 'function' || typeof data === 'symbol') return undefined
  if (data instanceof Error) return withoutSecrets(failureOf(data), name, depth)
  if (typeof data !== 'object' || data === null)
    return isSecret(data, name) ? hidden : typeof data === 'bigint' ? String(data) : data
  if (secretName.test(name) || depth > maxDepth) return hidden
  if (Array.isArray(data)) return data.map((entry) => withoutSecrets(entry, '', depth + 1) ?? null)
  const prototype: unknown = Object.getPrototypeOf(data)
  if (prototype !== null && prototype !== Object.prototype) return hidden
  return Object.fromEntries(
    named(data).flatMap(([secretOf, value, key]) => {
      const shown = withoutSecrets(value, secretOf, depth + 1)
      return shown === undefined ? [] : [[key, shown]]
    }),
  )
}

/** The entries of an object by the names that describe them: the `value` of a `field` is described by the name of the field. */
const named = (data: object): readonly (readonly [name: string, value: unknown, key: string])[] => {
  const field = 'field' in data && typeof data.field === 'string' ? data.field : ''
  return Object.entries(data).map(([key, value]) => [key === 'value' ? field : key, value, key])
}

const secretName = /password|token|secret|credential|picture|photo|image/i
const secretValue = /^(?:data:|blob:|eyJ)|\beyJ[\w-]{8,}\.|[?&]token=/
const maxDepth = 12

import { randomInt } from 'node:crypto'

/**
 * Proposes usernames for a person who never chose one: the name as it is, then with digits.
 * The email address is left out of it, because others may come to see a username.
 */
export function* usernamesFor(name: string): Generator<string> {
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '.')
    .replace(/^\.+|\.+$/g, '')
    .slice(0, longest - digits - 1)
    .replace(/\.+$/, '')
  const base = plain.length < shortest ? 'member' : plain
  if (base === plain) yield base
  for (let tries = 0; tries < 20; tries += 1) {
    yield `${base}-${randomInt(10 ** (digits - 1), 10 ** digits)}`
  }
}

const shortest = 3
const longest = 30
const digits = 8

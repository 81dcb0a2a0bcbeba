import { randomInt } from 'node:crypto'
import { isReserved } from './reserved-usernames.ts'

/**
 * Yields usernames for a person who never chose one: the name itself, then the name with random digits.
 * They never contain the email, because other people may see a username, and are never reserved.
 */
export function* usernamesFor(name: string): Generator<string> {
  const letters = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  const words = letters.match(/[a-z0-9]+/g) ?? []
  const plain = words
    .join('.')
    .slice(0, maxLength - digits - 1)
    .replace(/\.$/, '')
  const base = plain.length < minLength || isReserved(plain) ? 'member' : plain
  if (base === plain) yield base
  for (let yielded = 0; yielded < 20; ) {
    const numbered = `${base}-${randomInt(10 ** (digits - 1), 10 ** digits)}`
    // Digits may complete a reserved word as look-alikes.
    if (isReserved(numbered)) continue
    yield numbered
    yielded += 1
  }
}

const minLength = 3
const maxLength = 30
const digits = 8

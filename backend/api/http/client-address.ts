import { isIP } from 'node:net'

/**
 * The address that a request comes from. X-Forwarded-For counts only as far as our own proxies
 * wrote it: with `trustedProxies` = 1 its last entry, with 2 the one before; anything further left
 * is whatever the client claims.
 */
export const clientAddress = (
  c: {
    env?: { incoming?: { socket: { remoteAddress?: string | undefined } } }
    req: { header(name: string): string | undefined }
  },
  trustedProxies: number,
): string => {
  const socket = c.env?.incoming?.socket.remoteAddress ?? 'unknown'
  if (trustedProxies === 0) return socket
  const forwarded = (c.req.header('x-forwarded-for') ?? '').split(',').map((part) => part.trim())
  const claimed = forwarded.at(-trustedProxies) ?? ''
  return isIP(claimed) === 0 ? socket : claimed
}

/**
 * The part of an address that one subscriber holds: an IPv4 address whole, an IPv6 address up to
 * its /64, since every home owns that many addresses.
 */
export const subscriberOf = (address: string): string => {
  const plain = address.replace(/^::ffff:(?=\d+\.)/, '')
  if (isIP(plain) !== 6) return plain
  const [head = '', tail] = plain.split('::')
  const left = head.split(':').filter(Boolean)
  const right = (tail ?? '').split(':').filter(Boolean)
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0')
  const groups = [...left, ...zeros, ...right].slice(0, 4)
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`
}

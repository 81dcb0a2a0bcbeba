import { isIP } from 'node:net'

/**
 * Returns the IP address of the client. Only the entries of X-Forwarded-For that our own proxies appended
 * are trusted: with `trustedProxies` = 1 the last entry is the client, with 2 the one before. The client
 * can forge everything further left.
 */
export const clientIp = (
  c: {
    env?: { incoming?: { socket: { remoteAddress?: string | undefined } } }
    req: { header(name: string): string | undefined }
  },
  trustedProxies: number,
): string => {
  const socket = c.env?.incoming?.socket.remoteAddress ?? 'unknown'
  if (trustedProxies === 0) return socket
  const claimed = c.req.header('x-forwarded-for')?.split(',').at(-trustedProxies)?.trim()
  return claimed && isIP(claimed) !== 0 ? claimed : socket
}

/**
 * Returns the part of an IP address that identifies one subscriber: a whole IPv4 address, or the /64 of an
 * IPv6 address, because every household has a whole /64.
 */
export const subscriberOf = (ip: string): string => {
  const plain = ip.replace(/^::ffff:(?=\d+\.)/, '')
  if (isIP(plain) !== 6) return plain
  const zeros = '0:'.repeat(9 - plain.split(':').length)
  const groups = plain.replace('::', `:${zeros}`).split(':').slice(0, 4)
  return `${groups.map((group) => Number.parseInt(`0${group}`, 16).toString(16)).join(':')}::/64`
}

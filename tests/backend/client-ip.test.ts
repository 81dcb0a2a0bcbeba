import { describe, expect, test } from 'vitest'
import { clientIp, subscriberOf } from '../../backend/http/client-ip.ts'

const requestFrom = (socket: string | undefined, forwarded?: string) => ({
  env: socket === undefined ? {} : { incoming: { socket: { remoteAddress: socket } } },
  req: { header: (name: string) => (name === 'x-forwarded-for' ? forwarded : undefined) },
})

describe('the client’s IP address', () => {
  test.each([
    ['without a proxy', 0, '10.0.0.1', '203.0.113.9', '10.0.0.1'],
    ['behind one proxy', 1, '10.0.0.1', '203.0.113.9', '203.0.113.9'],
    ['behind one, with a forged entry', 1, '10.0.0.1', '192.0.2.1, 203.0.113.9', '203.0.113.9'],
    ['behind two', 2, '10.0.0.1', '203.0.113.9, 10.0.0.2', '203.0.113.9'],
    [
      'behind two, with a forged entry',
      2,
      '10.0.0.1',
      '192.0.2.1, 203.0.113.9, 10.0.0.2',
      '203.0.113.9',
    ],
    ['behind two, of which only one added an entry', 2, '10.0.0.1', '203.0.113.9', '10.0.0.1'],
    ['behind a proxy that adds no IP address', 1, '10.0.0.1', 'unknown', '10.0.0.1'],
    ['behind a proxy that adds no header', 1, '10.0.0.1', undefined, '10.0.0.1'],
  ])('%s', (_, proxies, socket, forwarded, expected) => {
    expect(clientIp(requestFrom(socket, forwarded), proxies)).toBe(expected)
  })

  test('is "unknown" without a socket', () => {
    expect(clientIp(requestFrom(undefined), 0)).toBe('unknown')
    expect(clientIp({ req: requestFrom(undefined).req }, 0)).toBe('unknown')
  })
})

describe('the subscriber of an IP address', () => {
  test.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002::1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:db8::1:2:3:4:5', '2001:db8:0:1::/64'],
    ['1::ffff:203.0.113.9', '1:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['unknown', 'unknown'],
  ])('%s is %s', (ip, subscriber) => {
    expect(subscriberOf(ip)).toBe(subscriber)
  })
})

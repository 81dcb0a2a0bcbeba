import { createHmac } from 'node:crypto'

/**
 * Returns the hash under which personal data is stored that is only compared, such as an IP address. Without the key,
 * which is not in the database, all IPv4 addresses could be tried. The purpose separates equal values of two tables.
 */
export const keyedHash = (key: string, purpose: string, ...parts: readonly string[]): string =>
  createHmac('sha256', key)
    .update([purpose, ...parts].join('\n'))
    .digest('base64url')

import { isLoopbackHost } from '../../backend/config/loopback.ts'

/**
 * Whether a program or a page of this machine sent the request. The emulators and the mailbox have no access
 * control, so pages of other sites must not reach them through the developer's browser: neither with a
 * cross-origin request (`origin`) nor with a host name that resolves to 127.0.0.1 (`host`).
 */
export const isFromThisMachine = (request: {
  host: string | undefined
  origin: string | undefined
}): boolean =>
  isLoopbackHost(request.host ?? '') &&
  (request.origin === undefined || isLoopbackHost(request.origin.replace(/^https?:\/\//, '')))

import { isLoopbackHost } from '../api/config/loopback.ts'

/**
 * Whether a request was sent by a program or a page of this machine. The emulators and the mailbox give
 * everything to everyone, so a page from elsewhere must not reach them through the developer's browser:
 * neither by a cross-origin call (`origin`) nor by a name that resolves to 127.0.0.1 (`host`).
 */
export const isFromThisMachine = (request: {
  host: string | undefined
  origin: string | undefined
}): boolean =>
  isLoopbackHost(request.host ?? '') &&
  (request.origin === undefined || isLoopbackHost(request.origin.replace('http://', '')))

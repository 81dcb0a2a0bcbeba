const LOOPBACK: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]'])

/**
 * Whether a request was sent by a program or a page of this machine. The emulators and the mailbox give
 * everything to everyone, so a page from elsewhere must not reach them through the developer's browser:
 * neither by a cross-origin call (`origin`) nor by a name that resolves to 127.0.0.1 (`host`).
 */
export const isFromThisMachine = (request: {
  host: string | undefined
  origin: string | undefined
}): boolean =>
  isLoopback(`http://${request.host ?? ''}`) &&
  (request.origin === undefined || isLoopback(request.origin))

const isLoopback = (address: string): boolean =>
  URL.canParse(address) && LOOPBACK.has(new URL(address).hostname)

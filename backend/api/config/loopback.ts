const loopbackNames = new Set(['127.0.0.1', '[::1]', 'localhost'])

/** Whether a listen address is reachable from this machine only. */
export const isLoopbackAddress = (host: string): boolean =>
  loopbackNames.has(host) || host === '::1'

/** Whether `host:port` names this machine, and nothing else hides in it (user part, path, query). */
export const isLoopbackHost = (hostAndPort: string): boolean => {
  const address = `http://${hostAndPort}`
  if (!URL.canParse(address)) return false
  const url = new URL(address)
  return url.host === hostAndPort && url.port !== '' && loopbackNames.has(url.hostname)
}

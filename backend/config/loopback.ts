const loopbackNames = new Set(['127.0.0.1', '[::1]', 'localhost'])

/** Whether a listen address is only reachable from this machine. */
export const isLoopbackAddress = (host: string): boolean =>
  loopbackNames.has(host) || host === '::1'

/** Whether `host:port` names this machine and contains nothing else (user info, path, query). */
export const isLoopbackHost = (hostAndPort: string): boolean => {
  const text = `http://${hostAndPort}`
  if (!URL.canParse(text)) return false
  const url = new URL(text)
  return url.host === hostAndPort && url.port !== '' && loopbackNames.has(url.hostname)
}

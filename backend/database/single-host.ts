/**
 * Whether a PostgreSQL URL names a single host. Lists of hosts and `target_session_attrs` are features of
 * libpq that the driver does not support: it would look up `a,b` as one name.
 */
export const hasSingleHost = (url: string): boolean => {
  const [, authority = '', query = ''] = /^[a-z]+:\/\/([^/?#]*)[^?]*\??([^#]*)/i.exec(url) ?? []
  const parameters = new URLSearchParams(query)
  const hosts = [authority.slice(authority.lastIndexOf('@') + 1), ...parameters.getAll('host')]
  return (
    !hosts.some((host) => host.includes(',')) &&
    parameters.getAll('host').length <= 1 &&
    !parameters.has('target_session_attrs')
  )
}

/** The error message for such a URL, to follow the name of the setting. */
export const singleHostRule =
  'must name one host that always leads to the primary (a proxy or a service name): lists of hosts and target_session_attrs are not supported'

/** Throws an error for the operator if the URL names several hosts. */
export const requireSingleHost = (url: string): void => {
  if (!hasSingleHost(url)) throw new Error(`DATABASE_URL ${singleHostRule}.`)
}

/** A file operation, as in Firebase's rules. */
export type Operation = {
  method: string
  /** The object's path inside its bucket. */
  object: string
  uid: string | null
  /** The claims of the token. */
  provider: string
  email: string | undefined
  verified: boolean | undefined
  resource: { contentType: string | undefined; size: number } | null
}

/**
 * Evaluates the text of a rules file. It supports the part of the language that `storage.rules` uses (functions of
 * one expression, nested matches with one segment per name, `allow … : if …;`) and throws on anything else, so that
 * an unsupported rule never passes the comparison.
 */
export const readRules = (text: string): ((operation: Operation) => boolean) => {
  const source = text.replace(/\/\/.*$/gm, '').replace(/\s+/g, ' ')
  const functions = [...source.matchAll(/function (\w+)\(([^)]*)\) \{ return ([^;]+); \}/g)].map(
    ([, name, parameters, body]) =>
      `const ${name} = (${parameters}) => (${toJavaScript(body ?? '')});`,
  )
  const matches = [...source.matchAll(/match (\/(?!b\/)\S+) \{((?: allow [^;]+;)+) \}/g)].map(
    ([, path = '', block = '']) => ({ path: pathPattern(path), allows: allowsOf(block) }),
  )
  const allowCount = source.split('allow ').length - 1
  if (matches.flatMap(({ allows }) => allows).length !== allowCount || allowCount === 0) {
    throw new Error('storage.rules contains an unsupported rule.')
  }
  return ({ method, object, uid, provider, email, verified, resource }) =>
    matches.some(({ path, allows }) => {
      const found = path.exec(object)
      if (found === null) return false
      const token = {
        ...(email === undefined ? {} : { email }),
        email_verified: verified,
        firebase: { sign_in_provider: provider },
      }
      const request = { auth: uid === null ? null : { uid, token }, resource }
      const names = Object.keys(found.groups ?? {})
      return allows.some(({ methods, condition }) => {
        if (!methods.includes(method)) return false
        const script = `${functions.join('')} return ${condition}`
        const decide = new Function('request', ...names, script)
        return decide(request, ...Object.values(found.groups ?? {})) === true
      })
    })
}

const allowsOf = (block: string) =>
  [...block.matchAll(/allow ([\w, ]+): if ([^;]+);/g)].map(([, methods = '', condition = '']) => ({
    methods: methods.split(',').map((method) => method.trim()),
    condition: toJavaScript(condition),
  }))

const pathPattern = (path: string): RegExp =>
  new RegExp(`^${path.slice(1).replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`)

const toJavaScript = (expression: string): string =>
  expression
    .replace(/([\w.]+) in (\[[^\]]*\])/g, '$2.includes($1)')
    .replace(/ == /g, ' === ')
    .replace(/ != /g, ' !== ')

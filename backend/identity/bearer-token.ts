import { Problem } from '../http/problems.ts'

/** Returns the token of the Authorization header, or undefined without such a header. */
export const bearerTokenOf = (c: {
  req: { header(name: string): string | undefined }
}): string | undefined => {
  const header = c.req.header('authorization')
  if (header === undefined) return undefined
  const [, token] = /^Bearer ([\w.~+/=-]+)$/i.exec(header) ?? []
  if (token === undefined) throw new Problem('invalid-token')
  return token
}

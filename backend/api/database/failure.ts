/** The SQLSTATE or network code of a failed query, or ''. */
const databaseCode = (error: unknown): string => {
  for (let link: unknown = error; link instanceof Error; link = link.cause) {
    if ('code' in link && typeof link.code === 'string') return link.code
  }
  return ''
}

/** The unique constraint that a write ran into, or ''. */
export const violatedConstraint = (error: unknown): string => {
  for (let link: unknown = error; link instanceof Error; link = link.cause) {
    if ('code' in link && link.code === '23505' && 'constraint' in link) {
      return String(link.constraint)
    }
  }
  return ''
}

/** Whether the same transaction may succeed when it is run again (serialization failure, deadlock). */
export const isWorthRepeating = (error: unknown): boolean =>
  ['40001', '40P01'].includes(databaseCode(error))

/** Whether the database could not be asked at all: it is down, starting, full or slow. */
export const isUnreachable = (error: unknown): boolean => {
  const code = databaseCode(error)
  return (
    /^(08|53|57014|57P)/.test(code) ||
    ['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'ENOENT', 'EPIPE', 'ETIMEDOUT'].includes(code) ||
    connectionTexts.some((text) => deepestText(error).includes(text))
  )
}

/** node-postgres gives these without a code. */
const connectionTexts = [
  'Connection terminated',
  'Query read timeout',
  'timeout exceeded when trying to connect',
  'PGlite is closed',
]

const deepestText = (error: unknown): string => {
  let text = ''
  for (let link: unknown = error; link instanceof Error; link = link.cause) text = link.message
  return text
}

/** What may be logged of an error: its names, codes and places, never its text. */
export const describeError = (error: unknown): { error: string; at?: readonly string[] } => {
  if (!(error instanceof Error)) return { error: typeof error }
  const chain: string[] = []
  for (let link: unknown = error; link instanceof Error && chain.length < 5; link = link.cause) {
    chain.push('code' in link ? `${link.name} ${String(link.code)}` : link.name)
  }
  return { error: chain.join(' < '), at: placesOf(error) }
}

/** The stack begins with the message, which may quote a member's data: only its places are kept. */
const placesOf = (error: Error): readonly string[] =>
  (error.stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at .*:\d+:\d+\)?$/.test(line))
    .slice(0, 8)
    .map((line) => line.trim())

import { ServiceFailure } from '../../../machines/failure.ts'

/** Parses a data URL. Throws 'refused' for any other text. */
export const readDataUrl = (text: string): { type: string; bytes: Uint8Array } => {
  const type = /^data:([\w.+-]+\/[\w.+-]+);base64,/.exec(text)?.[1]
  if (type === undefined) throw refused()
  return { type, bytes: bytesOf(text.slice(text.indexOf(',') + 1)) }
}

const bytesOf = (base64: string): Uint8Array => {
  try {
    return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
  } catch {
    throw refused()
  }
}

const refused = () => new ServiceFailure({ kind: 'refused' })

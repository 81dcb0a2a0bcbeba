import { ServiceFailure } from '../../../machines/failure.ts'

/** Parses a data URL. Throws 'refused' for any other text. */
export const readDataUrl = (text: string): { type: string; bytes: Uint8Array } => {
  const [head, type] = /^data:([\w.+-]+\/[\w.+-]+);base64,/.exec(text) ?? []
  try {
    if (head === undefined || type === undefined) throw new TypeError('This is no data URL.')
    const content = atob(text.slice(head.length))
    return { type, bytes: Uint8Array.from(content, (letter) => letter.charCodeAt(0)) }
  } catch {
    throw new ServiceFailure({ kind: 'refused' })
  }
}

/** Characters that one call can take as its arguments in every browser. */
const CHUNK = 8_192

/** A file as a data URL, with the type that it says it has. */
export const dataUrl = async (file: Blob): Promise<string> => {
  const bytes = new Uint8Array(await file.arrayBuffer())
  let text = ''
  for (let at = 0; at < bytes.length; at += CHUNK) {
    text += String.fromCharCode(...bytes.subarray(at, at + CHUNK))
  }
  return `data:${file.type};base64,${btoa(text)}`
}

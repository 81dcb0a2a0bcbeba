const IHDR = 0x49_48_44_52

/** Width and height of a png in px: they stand in its first chunk. Null where they do not. */
export const pngSize = (bytes: Uint8Array): { width: number; height: number } | null => {
  if (bytes.length < 24) return null
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (view.getUint32(12) !== IHDR) return null
  return { width: view.getUint32(16), height: view.getUint32(20) }
}

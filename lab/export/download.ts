/** Downloads a text or a picture as a file. */
export const saveAs = (name: string, content: Blob): void => {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}

/** An SVG drawing as a PNG of twice its size, for high-density screens. Rejects if the browser cannot render it. */
export const pngOf = async (
  svg: string,
  size: { width: number; height: number },
): Promise<Blob> => {
  const picture = new Image()
  const url = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))
  try {
    picture.src = url
    await picture.decode()
    const canvas = document.createElement('canvas')
    const scale = Math.min(2, maxSide / Math.max(size.width, size.height))
    canvas.width = Math.round(size.width * scale)
    canvas.height = Math.round(size.height * scale)
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
    return await new Promise((resolve, reject) =>
      canvas.toBlob((blob) =>
        blob ? resolve(blob) : reject(new Error('The browser returned no picture.')),
      ),
    )
  } finally {
    URL.revokeObjectURL(url)
  }
}

/* Browsers reject larger canvases. */
const maxSide = 8_192

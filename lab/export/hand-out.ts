/** Offers a text or a picture as a file to save. */
export const saveAs = (name: string, content: Blob): void => {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}

/** An SVG drawing as a PNG of twice its size, for screens of today. Rejects where the browser cannot draw it. */
export const pngOf = async (
  svg: string,
  size: { width: number; height: number },
): Promise<Blob> => {
  const picture = new Image()
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))
  try {
    picture.src = address
    await picture.decode()
    const canvas = document.createElement('canvas')
    const scale = Math.min(2, longestSide / Math.max(size.width, size.height))
    canvas.width = Math.round(size.width * scale)
    canvas.height = Math.round(size.height * scale)
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
    return await new Promise((resolve, reject) =>
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No picture came.')))),
    )
  } finally {
    URL.revokeObjectURL(address)
  }
}

/* Browsers refuse larger canvases. */
const longestSide = 8_192

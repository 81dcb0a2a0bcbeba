import type { PlantedFault } from './planted-fault.ts'

/** Faults of the adapter of picture files. */
export const pictureFaults: readonly PlantedFault[] = [
  {
    title: 'the format of a HEIC with the name of a JPEG is not named',
    file: 'src/services/picture-files/picture-work.ts',
    find: ', ...(format && { format })',
    replace: '',
    near: ['tests/services/picture-files/inspected-picture.test.ts'],
  },
  {
    title: 'a photo that is no HEIC is called one',
    file: 'src/services/picture-files/file-format.ts',
    find: "? 'HEIC' : 'video'",
    replace: "? 'HEIC' : 'HEIC'",
    near: ['tests/services/picture-files/inspected-picture.test.ts'],
  },
  {
    title: 'another part of a picture is stored than the crop area shows',
    file: 'src/services/picture-files/picture-work.ts',
    find: 'decoded.render({ x: crop.x, y: crop.y, ...part }, side)',
    replace: 'decoded.render({ x: 0, y: crop.y, ...part }, side)',
    near: ['tests/services/picture-files.test.ts'],
  },
  {
    title: 'a transparent picture is stored on black',
    file: 'src/services/picture-files/picture-work.ts',
    find: 'rendered.fill(backdropOf(decoded))\n    return await encodePicture',
    replace: 'return await encodePicture',
    near: ['tests/services/picture-files/inspected-picture.test.ts'],
  },
  {
    title: 'an invisible pixel counts for the colour behind a picture',
    file: 'src/services/picture-files/backdrop.ts',
    find: 'sum += alpha * (',
    replace: 'sum += 255 * (',
    near: ['tests/services/picture-files/inspected-picture.test.ts'],
  },
  {
    title: 'the header of a PNG has another size than the decoder finds',
    file: 'src/services/picture-files/picture-header.ts',
    find: 'return { width: view.getUint32(16), height: view.getUint32(20) }',
    replace: 'return { width: view.getUint32(20), height: view.getUint32(16) }',
    near: ['tests/services/picture-files/picture-header.test.ts'],
  },
]

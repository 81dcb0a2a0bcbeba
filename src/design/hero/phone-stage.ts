import { type Stage, upright } from './stage.ts'

const [maya, tomas, ines] = [14, 129, 244]
const width = 92

/** The calendar under the headline, 350 by 352 units: larger text, and less of it. */
export const phoneStage: Stage = {
  width: 350,
  height: 352,
  slats: [60, 175, 290],
  head: { from: 4, to: 42 },
  people: [
    { of: 'maya', name: 'Maya', x: 17.5, nameX: 62 },
    { of: 'tomas', name: 'Tomás', x: 129, nameX: 173 },
    { of: 'ines', name: 'Inès', x: 251, nameX: 295 },
  ],
  portraitSize: 38,
  hours: [76, 126, 176, 226, 276, 326].map((y) => ({ y })),
  hourLabelEnd: 0,
  linesFrom: 0,
  blocks: [
    { hue: 'clay', x: maya, y: 78, width, height: 52, title: ['Studio', 'review'] },
    { hue: 'marigold', x: tomas, y: 93, width, height: 47, title: ['Site visit'] },
    { hue: 'wisteria', x: ines, y: 83, width, height: 52, title: ['Spanish'] },
    { hue: 'clay', x: maya, y: 268, width, height: 42, title: ['Pilates'] },
    { hue: 'marigold', x: tomas, y: 278, width, height: 56, title: ['Five-a-side'] },
    { hue: 'wisteria', x: ines, y: 258, width, height: 37, title: ['Call home'] },
  ],
  blockInset: { bar: 6, texts: 14 },
  card: {
    x: 0,
    y: 151,
    width: 350,
    height: 83,
    corners: { large: 24, small: 6 },
    textX: 20,
    when: 'Thursday, 18:30',
    whenY: 184,
    what: 'Supper at Inès’s',
    whatY: 212,
    portraitSize: 28,
    portraitsY: 167,
    free: 'All three free',
    freeY: 213,
    end: 334,
  },
  plants: [
    upright(117, [151, 77], [2], [130, 11.5, -50], [101, 10, 50], [78, 10, -50], [77, 14, 26]),
    upright(232.5, [151, 69], [2], [134, 11.5, 50], [104, 10, -50], [70, 10, -50], [69, 14, 26]),
    upright(
      117,
      [700, 234],
      [0],
      [343, 11.5, 50],
      [316, 9.5, -50],
      [292, 12.5, 50],
      [261, 10, -50],
    ),
    upright(232.5, [700, 234], [1], [344, 10, -50], [316, 11, 50], [288, 12.5, -50], [256, 10, 50]),
  ],
  text: { name: 13.5, hour: 0, block: 12.5, when: 13, what: 20.5, free: 12.5 },
}

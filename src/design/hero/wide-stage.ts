import { leaves, type Stage, upright } from './stage.ts'

const sixOClock = 108
const hourHeight = 88
const at = (hour: number) => sixOClock + (hour - 16) * hourHeight

/** A block from one hour to another, with a gap of 2 units to the lines above and below it. */
function span(from: number, to: number) {
  return { y: at(from) + 2, height: (to - from) * hourHeight - 4, width: 140 }
}

const [maya, tomas, ines] = [64, 252, 440]

/** The calendar next to the headline, 604 by 764 units. */
export const wideStage: Stage = {
  width: 604,
  height: 764,
  slats: [134, 322, 510],
  head: { from: 26, to: 74 },
  people: [
    { of: 'maya', name: 'Maya', x: 79.5, nameX: 137.5 },
    { of: 'tomas', name: 'Tomás', x: 262.5, nameX: 320.5 },
    { of: 'ines', name: 'Inès', x: 459.5, nameX: 517.5 },
  ],
  portraitSize: 48,
  hours: [16, 17, 18, 19, 20, 21, 22].map((hour) => ({ y: at(hour), label: `${hour}:00` })),
  hourLabelEnd: 40,
  linesFrom: 48,
  blocks: [
    { hue: 'clay', x: maya, ...span(16, 17.5), title: ['Studio review'], time: '16:00 – 17:30' },
    {
      hue: 'marigold',
      x: tomas,
      ...span(16.5, 18.25),
      title: ['Site visit'],
      time: '16:30 – 18:15',
    },
    { hue: 'wisteria', x: ines, ...span(16, 16.75), title: ['Stand-up'], time: '16:00 – 16:45' },
    {
      hue: 'wisteria',
      x: ines,
      ...span(17.25, 18.25),
      title: ['Spanish class'],
      time: '17:15 – 18:15',
    },
    { hue: 'clay', x: maya, ...span(20.75, 21.75), title: ['Pilates'], time: '20:45 – 21:45' },
    {
      hue: 'marigold',
      x: tomas,
      ...span(21, 22.25),
      title: ['Five-a-side'],
      time: '21:00 – 22:15',
    },
    { hue: 'wisteria', x: ines, ...span(20.5, 21.25), title: ['Call home'], time: '20:30 – 21:15' },
  ],
  blockInset: { bar: 8, texts: 18 },
  card: {
    x: 54,
    y: at(18.5),
    width: 550,
    height: at(20) - at(18.5),
    corners: { large: 32, small: 8 },
    textX: 88.5,
    when: 'Thursday, 18:30 – 20:00',
    whenY: 379,
    what: 'Supper at Inès’s',
    whatY: 419,
    portraitSize: 36,
    portraitsY: 361,
    free: 'All three free',
    freeY: 422,
    end: 574,
  },
  plants: [
    upright(
      228,
      [328, 83],
      [2, 4],
      [293, 16.7, -47],
      [247, 13.5, 50],
      [195, 15.8, -46],
      [152.6, 17.7, 50],
      [84, 13.5, -50],
      [83, 18.7, 26],
    ),
    upright(
      416,
      [328, 156],
      [2, 3],
      [303, 16.7, 47],
      [257.5, 14, -48],
      [205, 16, 47],
      [157.5, 13.6, -47],
      [156, 19.6, 26],
    ),
    {
      stem: 'M416 712L407 703.9Q398 695.8 385.9 695.8L254 695.8Q228 695.8 228 669.8L228 460',
      leaves: leaves(
        [2, 7],
        [369.4, 695.8, 17.4, 223],
        [323.8, 695.8, 14, -38],
        [271.7, 695.8, 16, 223],
        [232.5, 683.6, 18, 27],
        [228, 635, 12.6, -49],
        [228, 597.5, 16.5, 53],
        [228, 550.5, 13, -49],
        [228, 499, 16, 51],
      ),
    },
    upright(
      416,
      [1400, 460],
      [2],
      [736, 16.7, 47],
      [690, 13.5, -48],
      [637, 15.8, 48],
      [595, 17.2, -52],
      [545, 12.3, 51],
      [507, 16.7, -49],
    ),
  ],
  text: { name: 15, hour: 12.5, block: 13, when: 14.3, what: 31, free: 14 },
}

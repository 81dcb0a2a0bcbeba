import { rem } from './units.ts'

/** The steps of white space. */
export const space = {
  '0': '0',
  '1': rem(4),
  '2': rem(8),
  '3': rem(12),
  '4': rem(16),
  '5': rem(20),
  '6': rem(24),
  '7': rem(32),
  '8': rem(40),
  '9': rem(48),
  '10': rem(64),
} as const

/** A step of the space scale: 0, 4, 8, 12, 16, 20, 24, 32, 40, 48 and 64 px. */
export type SpaceKey = keyof typeof space

/** Even corners in px; leaf corners are large at start-start and end-end (see `leafCorners`). */
export const radius = {
  xs: '4px',
  sm: '8px',
  md: '12px',
  button: '14px',
  toast: '16px',
  lg: '20px',
  menu: '18px',
  card: '22px',
  sheet: '24px',
  pill: '999px',
} as const

/** The large and the small corner of each leaf shape. */
export const leaf = {
  sm: { large: '12px', small: '3px' },
  plate: { large: '16px', small: '4px' },
  md: { large: '22px', small: '6px' },
  chip: { large: '24px', small: '6px' },
  lg: { large: '32px', small: '8px' },
  avatar: { large: '48%', small: '14%' },
} as const

/** Sizes that are the same at every width. */
export const size = {
  buttonSm: rem(36),
  buttonMd: rem(44),
  buttonLg: rem(52),
  field: rem(48),
  tap: '44px',
  toast: rem(372),
  dialog: rem(480),
  dialogWide: rem(560),
  menu: rem(236),
  bottomBar: rem(84),
  sideRail: rem(64),
} as const

/** Sizes on phones that differ from md upwards. */
export const phoneSize = {
  topBar: rem(60),
  chip: rem(44),
  chipGap: rem(14),
  chipRowGap: rem(12),
  chipIcon: rem(18),
  marquee: rem(46),
  portrait: rem(108),
  section: rem(36),
} as const

/** The same sizes from md upwards. */
export const wideSize: Record<keyof typeof phoneSize, string> = {
  topBar: rem(72),
  chip: rem(48),
  chipGap: rem(18),
  chipRowGap: rem(16),
  chipIcon: rem(20),
  marquee: rem(64),
  portrait: rem(148),
  section: rem(48),
}

/** The margin at both sides of a page: phones, from md, from xl. */
export const pageMargin = { phone: rem(20), md: rem(40), xl: rem(88) } as const

/** Widths of the page columns. */
export const width = {
  forgot: rem(420),
  form: rem(440),
  verify: rem(560),
  formWide: rem(620),
  settings: rem(720),
  column: rem(1000),
  max: rem(1264),
  reading: '62ch',
} as const

/** The stacking order (`z-index`). */
export const layer = {
  sticky: '10',
  scrim: '40',
  dialog: '41',
  toast: '50',
  /** A member has just opened it; a toast comes by itself. */
  menu: '55',
  skipLink: '60',
} as const

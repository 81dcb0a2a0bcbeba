import { vars } from '../theme/contract.css.ts'

const { accent, bg, border, person, text, vine } = vars.color

/*
 * The colours of the landing page's drawings. They are attributes, because the rules of the page do not apply to the
 * content of another file; its custom properties do.
 */
export const fill = {
  plate: bg.plate,
  sunken: bg.sunken,
  platePart: bg.platePart,
  shoot: accent.shoot,
  onShoot: accent.onShoot,
  rail: border.rail,
  clay: person.clay.solid,
  marigold: person.marigold.solid,
  wisteria: person.wisteria.solid,
}

/** The hues of persons and groups. */
export const hues = person

/** Hair lines. */
export const line = { fill: 'none', stroke: border.rail }

/** The edge of a card, and of its parts. */
export const edge = { fill: 'none', stroke: border.subtle }

/** A card on a plate, with a hair line round it. */
export const card = { fill: bg.platePart, stroke: border.subtle }

/** The hour that is free for everyone. */
export const free = {
  fill: `color-mix(in srgb, ${accent.shoot} 60%, transparent)`,
  stroke: vine.tie,
  strokeWidth: 2,
}

/** The text within a drawing. */
export const letter = {
  strong: { fill: text.primary, fontWeight: 600 },
  plain: { fill: text.muted },
  label: { fill: text.secondary, fontWeight: 550 },
}

/** The colours of a vine. */
export const vineInk = {
  stem: { fill: 'none', stroke: vine.stem, strokeLinecap: 'round', strokeLinejoin: 'round' },
  dark: { fill: vine.leaf },
  light: { fill: vine.leafLight },
  tie: { fill: 'none', stroke: vine.tie, strokeWidth: 2.2, strokeLinecap: 'round' },
} as const

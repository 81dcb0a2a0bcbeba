/** One role of type. Sizes and line heights are px of the design, at desktop and on phones. */
export type TypeRole = {
  readonly family: 'display' | 'text'
  readonly size: number
  readonly line: number
  readonly weight: number
  readonly tracking: string
  readonly phone: { readonly size: number; readonly line: number }
  /** Grows with the window between md and 1440 px instead of jumping at md. */
  readonly grows: boolean
}

/** The roles of type, as the design reference lists them. */
export const typeScale = {
  hero: display(86, 84, 560, '-0.035em', { size: 47, line: 46 }, true),
  display: display(64, 64, 560, '-0.03em', { size: 42, line: 43 }, true),
  title: display(44, 48, 560, '-0.025em', { size: 34, line: 38 }),
  heading: display(28, 34, 600, '-0.015em', { size: 24, line: 30 }),
  subheading: display(20, 26, 600, '-0.008em'),
  stat: display(60, 60, 520, '-0.04em', { size: 40, line: 42 }),
  lead: text(19, 30, 400, '-0.004em', { size: 17, line: 26 }),
  body: text(16, 24, 400),
  bodyStrong: text(16, 24, 600),
  label: text(14, 20, 600),
  small: text(14, 20, 400),
  caption: text(13, 18, 450, '0.002em'),
  micro: text(12, 16, 550, '0.01em'),
} as const satisfies Record<string, TypeRole>

/** The name of a role of type. */
export type TypeRoleName = keyof typeof typeScale

function display(
  size: number,
  line: number,
  weight: number,
  tracking: string,
  phone = { size, line },
  grows = false,
): TypeRole {
  return { family: 'display', size, line, weight, tracking, phone, grows }
}

function text(
  size: number,
  line: number,
  weight: number,
  tracking = '0',
  phone = { size, line },
): TypeRole {
  return { family: 'text', size, line, weight, tracking, phone, grows: false }
}

import { light } from '../theme/tokens/light.ts'

const { accent } = light.color

const mark = `<g fill="none" stroke="${accent.shoot}" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"><path d="M6.2 2.6v18.8M14 12v9.4M2.6 8.2h7.2M2.6 16.4h18.8"/></g><path fill="${accent.shoot}" d="M12.8 12.6V8.2a6 6 0 0 1 6-6h3.6v4.4a6 6 0 0 1-6 6Z"/>`

const leaf = `<path d="M0 23A23 23 0 0 1 23 0H41a7 7 0 0 1 7 7V25A23 23 0 0 1 25 48H7a7 7 0 0 1-7-7Z" fill="${accent.default}"/>`
const square = `<path d="M0 0h48v48H0Z" fill="${accent.default}"/>`

/**
 * The app's icon as SVG, on a grid of 48. `leaf` is the logo itself. `square` is for systems that mask icons: its mark
 * stays within the inner 80 %.
 */
export function appIcon(shape: 'leaf' | 'square'): string {
  const background = shape === 'leaf' ? leaf : square
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><title>Trellis</title>${background}<g transform="translate(12 12)">${mark}</g></svg>\n`
}

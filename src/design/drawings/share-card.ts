import { face } from '../theme/font-stack.ts'
import { light } from '../theme/tokens/light.ts'
import { climb, type Plant } from '../vine/climb.ts'
import { leafPath, leafTransform, type Point } from '../vine/geometry.ts'

const { accent, bg, text, vine } = light.color

/** The image that messages show for a link to the site: 1200 × 630 px. */
export const shareCardSize = { width: 1200, height: 630 } as const

const columns = [708, 858, 1008, 1158]
const hours = [75, 195, 315, 435, 555]

/** The share card as SVG: the text, and a plan that suits three calendars. */
export function shareCard(): string {
  const { width, height } = shareCardSize
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="${face.display}">
<path d="M0 0h${width}v${height}H0Z" fill="${bg.feature}"/>
<path d="${columns.map((x) => `M${x} 0V${height}`).join('')}${hours.map((y) => `M660 ${y}H${width}`).join('')}" stroke="${vine.onFeatureSlat}" stroke-width="3" fill="none"/>
${climbers.map(plantSvg).join('\n')}
${plan}
${texts}
</svg>
`
}

const under = 392
const below = 640

const climbers = [
  stem(
    [
      [708, below],
      [708, under],
    ],
    30,
    'left',
  ),
  stem(
    [
      [858, below],
      [858, under],
    ],
    62,
    'right',
  ),
  stem(
    [
      [1008, below],
      [1008, under],
    ],
    44,
    'left',
  ),
  climb(
    [
      [858, 238],
      [858, 90],
      [1008, 90],
      [1008, 36],
    ],
    { step: 62, start: 36, scale: 1.7 },
  ),
]

function stem(points: readonly Point[], start: number, firstSide: 'left' | 'right'): Plant {
  return climb(points, { step: 62, start, scale: 1.7, firstSide, tip: false })
}

function plantSvg({ stem, leaves }: Plant): string {
  const grown = leaves.map(
    (leaf) =>
      `<path transform="${leafTransform(leaf)}" d="${leafPath}" fill="${leaf.light ? vine.leafLight : vine.onFeatureLeaf}"/>`,
  )
  return `<path d="${stem}" stroke="${vine.onFeatureStem}" stroke-width="5" stroke-linecap="round" fill="none"/>${grown.join('')}`
}

const plan = `<path d="M664 278a40 40 0 0 1 40-40h352a10 10 0 0 1 10 10v104a40 40 0 0 1-40 40H674a10 10 0 0 1-10-10Z" fill="${accent.shoot}"/>
<g fill="${accent.onShoot}"><text x="704" y="300" font-size="26" font-weight="500">Thu, 18:30</text><text x="704" y="352" font-size="44" font-weight="600" letter-spacing="-0.6">All three free</text></g>`

const texts = `<g transform="translate(78 76) scale(2.5)"><g fill="none" stroke="${accent.shoot}" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"><path d="M6.2 2.6v18.8M14 12v9.4M2.6 8.2h7.2M2.6 16.4h18.8"/></g><path fill="${accent.shoot}" d="M12.8 12.6V8.2a6 6 0 0 1 6-6h3.6v4.4a6 6 0 0 1-6 6Z"/></g>
<g fill="${text.onFeature}"><text x="158" y="124" font-size="52" font-weight="600" letter-spacing="-1.1">Trellis</text>
<g font-size="82" font-weight="560" letter-spacing="-2.8"><text x="78" y="300">Give your plans</text><text x="78" y="384">something</text><text x="78" y="468">to climb.</text></g></g>
<text x="80" y="556" font-size="28" font-weight="450" fill="${text.onFeatureMuted}">Coordinate. Connect. Cultivate.</text>`

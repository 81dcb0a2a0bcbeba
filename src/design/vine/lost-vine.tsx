import { climb } from './climb.ts'
import { PlantArt } from './plant-art.tsx'
import * as styles from './vine.css.ts'

const wanderer = climb(
  [
    [-600, 359],
    [418, 359],
    [530, 322],
    [530, 206],
    [600, 171],
    [657.5, 169],
    [657.5, 35],
    [777.8, 35],
    [777.8, 306],
    [862, 320],
    [969.8, 302],
    [969.8, 209],
    [1062, 209],
    [1124, 150],
    [1212, 150],
    [1246, 208],
    [1234, 264],
    [1194, 283],
    [1166, 254],
    [1188, 226],
  ],
  { radius: 62, step: 44, start: 9, scale: 1.4, firstSide: 'left', bare: 96 },
)

/** The paths of `LostVineArt`. */
export function LostVine() {
  return (
    <>
      <path
        className={styles.slats}
        strokeWidth="14"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M511.5 50L419.7 210.3H580M530 50v240.6M657.5 50v240.6M777.8 50v240.6M638 70h160M638 270h160M951.4 50L860.5 210.3H1020.5M969.8 50v240.6"
      />
      <PlantArt plant={wanderer} width={4} />
    </>
  )
}

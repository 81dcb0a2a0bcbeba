import type { Scheme, Size } from '../app/lab-machine.ts'
import { labCopy } from '../copy.ts'
import { LabButton } from './lab-button.tsx'
import { Pane } from './pane.tsx'
import { row } from './parts.css.ts'
import * as styles from './screen-pane.css.ts'

type Props = {
  size: Size
  scheme: Scheme
  onSize: (size: Size) => void
  onScheme: (scheme: Scheme) => void
}

const sizes = ['phone', 'tablet', 'desktop'] as const
const schemes = ['light', 'dark'] as const

/** The site's own screen in an iframe, so that media queries apply to its width. */
export function ScreenPane({ size, scheme, onSize, onScheme }: Props) {
  return (
    <Pane
      title={labCopy.screen}
      aside={
        <div className={row}>
          {sizes.map((one) => (
            <LabButton key={one} pressed={one === size} onPress={() => onSize(one)}>
              {labCopy.sizes[one]}
            </LabButton>
          ))}
          {schemes.map((one) => (
            <LabButton key={one} pressed={one === scheme} onPress={() => onScheme(one)}>
              {labCopy.schemes[one]}
            </LabButton>
          ))}
        </div>
      }
    >
      <div className={styles.window} data-size={size}>
        <iframe
          className={styles.page}
          data-size={size}
          title={labCopy.screen}
          src="screen/index.html"
        />
      </div>
    </Pane>
  )
}

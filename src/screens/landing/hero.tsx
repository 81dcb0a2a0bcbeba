import type { ReactElement } from 'react'
import type { Panel } from '../../../machines/landing/panels.ts'
import { heroCopy, stageCopy } from '../../copy/landing.ts'
import { HeroStage } from '../../design/hero/hero-stage.tsx'
import { downloadIcon } from '../../design/icon/ui/download.gen.ts'
import { Inline } from '../../design/layout/inline.tsx'
import { ButtonLink } from '../../design/link/button-link.tsx'
import { JumpLink } from '../../design/link/jump-link.tsx'
import { Heading } from '../../design/text/heading.tsx'
import { Unbroken } from '../../design/text/unbroken.tsx'
import { FirstPanel } from './first-panel.tsx'

export type HeroProps = {
  headingId: string
  onJump(panel: Panel): void
  /** The visitor's link to /signup. Must be stable between renders. */
  signUp?: ReactElement | undefined
}

/* Firefox leaves the last word alone on a line. */
const words = heroCopy.headline.split(' ')
const start = words.slice(0, -2).join(' ')
const end = words.slice(-2).join(' ')

/** The first panel: what the app is for, and a link to the download panel. */
export function Hero({ headingId, onJump, signUp }: HeroProps) {
  return (
    <FirstPanel
      stage={<HeroStage label={stageCopy.label} />}
      headline={
        <Heading level={1} size="hero" id={headingId} tabIndex={-1}>
          {start} <Unbroken>{end}</Unbroken>
        </Heading>
      }
      lead={heroCopy.lead}
      action={
        <Inline space="3">
          <ButtonLink
            tone="primary"
            size="lg"
            icon={downloadIcon}
            render={<JumpLink to="download" onJump={() => onJump(3)} />}
          >
            {heroCopy.download}
          </ButtonLink>
          {signUp && (
            <ButtonLink size="lg" render={signUp}>
              {heroCopy.signUp}
            </ButtonLink>
          )}
        </Inline>
      }
    />
  )
}

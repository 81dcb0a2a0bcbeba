import type { ReactElement } from 'react'
import { deletingHeroCopy } from '../../copy/landing.ts'
import { shellCopy } from '../../copy/shell.ts'
import { trellisCopy } from '../../copy/trellis.ts'
import { Button } from '../../design/button/button.tsx'
import { Inline } from '../../design/layout/inline.tsx'
import { ButtonLink } from '../../design/link/button-link.tsx'
import { Heading } from '../../design/text/heading.tsx'
import { type Drawing, OwnTrellis, type TrellisOwner } from '../../design/trellis/own-trellis.tsx'
import { FirstPanel } from './first-panel.tsx'
import type { HeroProps } from './hero.tsx'

type DeletingHeroProps = Pick<HeroProps, 'headingId'> & {
  owner: TrellisOwner
  /** Null while the record is loading. */
  drawing: Drawing | null
  /** The link to /settings. */
  finish: ReactElement
  onLogout(): void
}

/** The first panel for a member whose account is being deleted: a link to finish it, and Logout (decision 0014). */
export function DeletingHero(props: DeletingHeroProps) {
  const { headingId, owner, drawing, finish, onLogout } = props
  return (
    <FirstPanel
      stage={<OwnTrellis texts={trellisCopy} owner={owner} drawing={drawing} />}
      headline={
        <Heading level={1} size="display" id={headingId} tabIndex={-1}>
          {deletingHeroCopy.headline}
        </Heading>
      }
      lead={deletingHeroCopy.lead}
      action={
        <Inline space="3">
          <ButtonLink tone="danger" size="lg" render={finish}>
            {shellCopy.finishDeleting}
          </ButtonLink>
          <Button size="lg" onClick={onLogout}>
            {shellCopy.logout}
          </Button>
        </Inline>
      }
    />
  )
}

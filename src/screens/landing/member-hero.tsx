import type { ReactElement } from 'react'
import type { ProfileGap } from '../../../machines/onboarding/set-up.ts'
import { heroCopy, memberHeroCopy } from '../../copy/landing.ts'
import { loadErrorCopy } from '../../copy/loading.ts'
import { trellisCopy } from '../../copy/trellis.ts'
import { Button } from '../../design/button/button.tsx'
import { FocusKeeper } from '../../design/focus/focus-keeper.tsx'
import { downloadIcon } from '../../design/icon/ui/download.gen.ts'
import { retryIcon } from '../../design/icon/ui/retry.gen.ts'
import { Inline } from '../../design/layout/inline.tsx'
import { ButtonLink } from '../../design/link/button-link.tsx'
import { JumpLink } from '../../design/link/jump-link.tsx'
import { Heading } from '../../design/text/heading.tsx'
import { type Drawing, OwnTrellis, type TrellisOwner } from '../../design/trellis/own-trellis.tsx'
import { type GapLinks, ProfileGaps } from '../set-up/profile-gaps.tsx'
import { sizeOfName } from '../trellis/size-of-name.ts'
import { FirstPanel } from './first-panel.tsx'
import type { HeroProps } from './hero.tsx'

type MemberHeroProps = HeroProps & {
  /** '' if it is unknown. */
  firstName: string
  owner: TrellisOwner
  /** Null while the record is loading. */
  drawing: Drawing | null
  /** What the member can still add to the profile. */
  gaps: readonly ProfileGap[]
  gapLinks: GapLinks
  /** Why the record could not be loaded, or null. */
  problem: string | null
  onRetry(): void
  /** The link to /profile. */
  profile: ReactElement
}

/** In characters. Longer names, and those of two words, fit into a line only in a smaller size. */
const maxInHeroSize = 11

/** The first panel for a member: a greeting, the member's own trellis, and a link to the profile. */
export function MemberHero(props: MemberHeroProps) {
  const { headingId, onJump, firstName, owner, drawing, gaps, gapLinks, problem, profile } = props
  const isShort =
    firstName !== '' && [...firstName].length <= maxInHeroSize && !/\s/.test(firstName)
  const lead = gaps.length > 0 ? <ProfileGaps gaps={gaps} links={gapLinks} /> : memberHeroCopy.lead
  return (
    <FirstPanel
      stage={<OwnTrellis texts={trellisCopy} owner={owner} drawing={drawing} />}
      headline={
        <Heading
          level={1}
          size={sizeOfName(firstName, isShort ? 'hero' : 'display')}
          id={headingId}
          tabIndex={-1}
        >
          {firstName ? memberHeroCopy.greeting(firstName) : memberHeroCopy.namelessGreeting}
        </Heading>
      }
      lead={problem === null ? lead : <span role="alert">{loadErrorCopy.heading(problem)}</span>}
      action={
        <Inline space="3">
          {problem === null ? (
            <ButtonLink tone="primary" size="lg" render={profile}>
              {memberHeroCopy.profile}
            </ButtonLink>
          ) : (
            <FocusKeeper moveTo="heading">
              <Button tone="primary" size="lg" icon={retryIcon} onClick={props.onRetry}>
                {loadErrorCopy.retry}
              </Button>
            </FocusKeeper>
          )}
          <ButtonLink
            size="lg"
            icon={downloadIcon}
            render={<JumpLink to="download" onJump={() => onJump(3)} />}
          >
            {heroCopy.download}
          </ButtonLink>
        </Inline>
      }
    />
  )
}

import type { ReactNode } from 'react'
import { setUpCopy } from '../../copy/set-up.ts'
import {
  verificationMessages,
  verificationTones,
  verifyEmailCopy,
} from '../../copy/verify-email.ts'
import { Inline } from '../../design/layout/inline.tsx'
import { Page } from '../../design/layout/page.tsx'
import { Stack } from '../../design/layout/stack.tsx'
import { TextLink } from '../../design/link/text-link.tsx'
import { Message } from '../../design/message/message.tsx'
import { VerificationProgress } from '../../design/progress/verification-progress.tsx'
import { Heading } from '../../design/text/heading.tsx'
import { Strong } from '../../design/text/strong.tsx'
import { Text } from '../../design/text/text.tsx'
import { EnvelopeArt } from '../../design/vine/envelope-art.tsx'
import { SignInProblem } from './sign-in-problem.tsx'
import { VerifyActions } from './verify-actions.tsx'
import type { VerifyEmailScreenProps, VerifyEmailState } from './view-props.ts'
import { WrongEmail } from './wrong-email.tsx'

export function VerifyEmailScreen(props: VerifyEmailScreenProps) {
  return (
    <Page width="verify">
      <Stack space="4">
        <Stack space="6">
          <Lead {...props} />
          <Stack space="4">
            <VerifyActions {...props} />
            <Outcome {...props} />
            <SignInProblem problem={props.signInProblem} onRetry={props.onRetrySignIn} />
          </Stack>
        </Stack>
        <VerificationProgress
          done={props.checksDone}
          of={props.checksTotal}
          running={!props.stopped && !props.verified && !props.withdrawing}
          complete={props.verified}
          caption={progressCaption(props)}
        />
        {!props.verified && (
          <WrongEmail busy={props.withdrawing} onWrongEmail={props.onWrongEmail} />
        )}
        {/* Last, so that it moves no button. */}
        {isInTrouble(props) && (
          <Text size="small" tone="muted" align="center">
            {verifyEmailCopy.usedLink}{' '}
            <TextLink render={props.links.login}>{verifyEmailCopy.logIn}</TextLink>.
          </Text>
        )}
      </Stack>
    </Page>
  )
}

type LeadProps = Pick<VerifyEmailState, 'email' | 'verified' | 'unsent' | 'position'>

function Lead({ email, verified, unsent = false, position }: LeadProps) {
  const sentTo = unsent ? verifyEmailCopy.notSentTo : verifyEmailCopy.sentTo
  const instruction = unsent ? verifyEmailCopy.unsentInstruction : verifyEmailCopy.instruction
  return (
    <Stack space="3">
      <Inline space="0" justify="center">
        <EnvelopeArt state={verified ? 'verified' : 'waiting'} />
      </Inline>
      {position && !verified && (
        <Text size="bodyStrong" tone="accent" align="center">
          {setUpCopy.position(position)}
        </Text>
      )}
      <Heading level={1} size="title" align="center" tabIndex={-1}>
        {headingOf({ verified, unsent })}
      </Heading>
      <Stack space="1">
        {!verified && <LeadLine>{sentTo}</LeadLine>}
        <LeadLine>
          <Strong>
            <bdi>{email}</bdi>
          </Strong>
        </LeadLine>
        <LeadLine>{verified ? verifyEmailCopy.verifiedText : instruction}</LeadLine>
      </Stack>
    </Stack>
  )
}

const LeadLine = ({ children }: { children: ReactNode }) => (
  <Text size="lead" tone="secondary" align="center">
    {children}
  </Text>
)

const headingOf = ({ verified, unsent }: Omit<LeadProps, 'email'>): string => {
  if (verified) return verifyEmailCopy.verifiedHeading
  return unsent ? verifyEmailCopy.unsentHeading : verifyEmailCopy.heading
}

/** The vine shows the checks, so the caption only says what is not one. */
const progressCaption = ({ verified, signInProblem, stopped, withdrawing }: VerifyEmailState) => {
  const { caption } = verifyEmailCopy
  if (verified) return signInProblem ? '' : caption.leaving
  return stopped && !withdrawing ? caption.stopped : ''
}

/** The link did not verify the email, as far as the page knows. */
const isInTrouble = ({ message, stopped, verified, unsent }: VerifyEmailState): boolean =>
  !verified && !unsent && (stopped || message === 'not verified yet' || message === 'check failed')

/**
 * The result of the last press. Until there is one, its space has the sentence about what happens by itself. The live
 * region exists before its first message, because otherwise that message would not be announced.
 */
function Outcome({ message, stopped, verified, unsent }: VerifyEmailState) {
  const { tone, icon } = message ? verificationTones[message] : verificationTones['not sent']
  return (
    <Message
      tone={tone}
      icon={icon}
      live="polite"
      placeholder={stopped || verified || unsent ? null : verifyEmailCopy.movesOn}
    >
      {message && verificationMessages[message]}
    </Message>
  )
}

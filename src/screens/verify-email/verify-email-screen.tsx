import {
  verificationMessages,
  verificationTones,
  verifyEmailCopy,
} from '../../copy/verify-email.ts'
import { externalLinkIcon } from '../../design/icon/ui/external-link.gen.ts'
import { Inline } from '../../design/layout/inline.tsx'
import { Page } from '../../design/layout/page.tsx'
import { Stack } from '../../design/layout/stack.tsx'
import { ButtonLink } from '../../design/link/button-link.tsx'
import { Message } from '../../design/message/message.tsx'
import { VerificationProgress } from '../../design/progress/verification-progress.tsx'
import { BreakableText } from '../../design/text/breakable-text.tsx'
import { Heading } from '../../design/text/heading.tsx'
import { Strong } from '../../design/text/strong.tsx'
import { Text } from '../../design/text/text.tsx'
import { EnvelopeArt } from '../../design/vine/envelope-art.tsx'
import { SetUpPosition } from '../set-up/set-up-position.tsx'
import { mailProviderOf } from './mail-provider.ts'
import { SignInProblem } from './sign-in-problem.tsx'
import { VerifyActions } from './verify-actions.tsx'
import type { VerifyEmailScreenProps, VerifyEmailState } from './view-props.ts'
import { WrongEmail } from './wrong-email.tsx'

export function VerifyEmailScreen(props: VerifyEmailScreenProps) {
  return (
    <Page width="verify">
      <Stack space="4">
        <Lead {...props} />
        <Stack space="4">
          <VerifyActions {...props} />
          <Outcome {...props} />
          <SignInProblem problem={props.signInProblem} onRetry={props.onRetrySignIn} />
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
            {verifyEmailCopy.usedLink}
          </Text>
        )}
      </Stack>
    </Page>
  )
}

type LeadProps = Pick<VerifyEmailState, 'email' | 'verified' | 'unsent' | 'position'>

function Lead({ email, verified, unsent = false, position }: LeadProps) {
  const provider = mailProviderOf(email)
  const emailText = (
    <Strong>
      <bdi>
        <BreakableText>{email}</BreakableText>
      </bdi>
    </Strong>
  )
  return (
    <Stack space="3">
      <Inline space="0" justify="center">
        <EnvelopeArt state={verified ? 'verified' : 'waiting'} />
      </Inline>
      <Heading level={1} size="title" align="center" tabIndex={-1}>
        {headingOf({ verified, unsent })}
      </Heading>
      <Text size="lead" tone="secondary" align="center">
        {verified ? (
          <>
            {emailText} {verifyEmailCopy.verifiedText}
          </>
        ) : (
          <>
            <SetUpPosition position={position} />
            {unsent ? verifyEmailCopy.notSentTo : verifyEmailCopy.sentTo} {emailText}.{' '}
            {unsent ? verifyEmailCopy.unsentInstruction : verifyEmailCopy.instruction}
          </>
        )}
      </Text>
      {provider && !verified && !unsent && (
        <Inline space="0" justify="center">
          <ButtonLink
            tone="ghost"
            icon={externalLinkIcon}
            render={
              <a href={provider.url} target="_blank" rel="noopener">
                .
              </a>
            }
          >
            {verifyEmailCopy.openMail(provider.name)}
          </ButtonLink>
        </Inline>
      )}
    </Stack>
  )
}

const headingOf = ({ verified, unsent }: Omit<LeadProps, 'email'>): string => {
  if (verified) return verifyEmailCopy.verifiedHeading
  return unsent ? verifyEmailCopy.unsentHeading : verifyEmailCopy.heading
}

const progressCaption = ({
  verified,
  signInProblem,
  withdrawing,
  stopped,
  nextCheckInSeconds,
}: VerifyEmailState): string => {
  const { caption } = verifyEmailCopy
  if (verified) return signInProblem ? '' : caption.leaving
  if (withdrawing) return ''
  if (stopped) return caption.stopped
  return nextCheckInSeconds === null ? caption.checking : caption.next(nextCheckInSeconds)
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

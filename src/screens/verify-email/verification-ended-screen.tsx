import type { ReactElement } from 'react'
import { verifyEmailCopy } from '../../copy/verify-email.ts'
import { Page } from '../../design/layout/page.tsx'
import { Stack } from '../../design/layout/stack.tsx'
import { ButtonLink } from '../../design/link/button-link.tsx'
import { Heading } from '../../design/text/heading.tsx'
import { Text } from '../../design/text/text.tsx'
import { EnvelopeArt } from '../../design/vine/envelope-art.tsx'
import type { VerificationEnd } from './view-props.ts'

type VerificationEndedScreenProps = {
  reason: VerificationEnd
  links: { login: ReactElement; signUp: ReactElement }
}

/** /verify-email if it waits for no email. It says why, and leads on. */
export function VerificationEndedScreen({ reason, links }: VerificationEndedScreenProps) {
  const copy = verifyEmailCopy.ended[reason]
  return (
    <Page width="verify">
      <Stack space="6" align="center">
        <EnvelopeArt />
        <Stack space="2">
          <Heading level={1} size="title" align="center" tabIndex={-1}>
            {copy.heading}
          </Heading>
          <Text size="lead" tone="secondary" align="center">
            {copy.text}
          </Text>
        </Stack>
        <ButtonLink tone="primary" size="lg" render={links[copy.next]}>
          {verifyEmailCopy.next[copy.next]}
        </ButtonLink>
      </Stack>
    </Page>
  )
}

import type { ReactElement } from 'react'
import { verifyEmailCopy } from '../../copy/verify-email.ts'
import { Page } from '../../design/layout/page.tsx'
import { Stack } from '../../design/layout/stack.tsx'
import { ButtonLink } from '../../design/link/button-link.tsx'
import { Heading } from '../../design/text/heading.tsx'
import { Text } from '../../design/text/text.tsx'
import { EnvelopeArt } from '../../design/vine/envelope-art.tsx'

type LoginRequiredScreenProps = {
  reason: keyof typeof verifyEmailCopy.loginRequired
  links: { login: ReactElement }
}

/** /verify-email if it cannot continue without a sign-in. */
export function LoginRequiredScreen({ reason, links }: LoginRequiredScreenProps) {
  const copy = verifyEmailCopy.loginRequired[reason]
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
        <ButtonLink tone="primary" size="lg" render={links.login}>
          {verifyEmailCopy.login}
        </ButtonLink>
      </Stack>
    </Page>
  )
}

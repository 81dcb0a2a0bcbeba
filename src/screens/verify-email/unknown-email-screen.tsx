import type { ReactElement } from 'react'
import { verifyEmailCopy } from '../../copy/verify-email.ts'
import { Page } from '../../design/layout/page.tsx'
import { Stack } from '../../design/layout/stack.tsx'
import { ButtonLink } from '../../design/link/button-link.tsx'
import { Heading } from '../../design/text/heading.tsx'
import { Text } from '../../design/text/text.tsx'
import { EnvelopeArt } from '../../design/vine/envelope-art.tsx'

/** /verify-email without a pending verification: links to /login instead of showing an empty email. */
export function UnknownEmailScreen({ links }: { links: { login: ReactElement } }) {
  const copy = verifyEmailCopy.unknown
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
          {copy.login}
        </ButtonLink>
      </Stack>
    </Page>
  )
}

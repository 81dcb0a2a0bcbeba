import { forgotPasswordCopy } from '../../copy/forgot-password.ts'
import { backIcon } from '../../design/icon/ui/back.gen.ts'
import { Inline } from '../../design/layout/inline.tsx'
import { Page } from '../../design/layout/page.tsx'
import { Stack } from '../../design/layout/stack.tsx'
import { ButtonLink } from '../../design/link/button-link.tsx'
import { Heading } from '../../design/text/heading.tsx'
import { Text } from '../../design/text/text.tsx'
import { EnvelopeArt } from '../../design/vine/envelope-art.tsx'
import { LockArt } from '../../design/vine/lock-art.tsx'
import { OpenMail } from '../verify-email/open-mail.tsx'
import { ResetForm } from './reset-form.tsx'
import type { ForgotPasswordScreenProps } from './view-props.ts'

export function ForgotPasswordScreen(props: ForgotPasswordScreenProps) {
  return (
    <Page width="forgot">
      <Stack space="7">
        <Stack space="3">
          <Inline space="0" justify="center">
            {props.sent ? <EnvelopeArt /> : <LockArt />}
          </Inline>
          <Heading level={1} size="title" align="center" tabIndex={-1}>
            {props.sent ? forgotPasswordCopy.sentHeading : forgotPasswordCopy.heading}
          </Heading>
          <Text size="lead" tone="secondary" align="center">
            {props.sent ? forgotPasswordCopy.sentHint : forgotPasswordCopy.lead}
          </Text>
        </Stack>
        {props.sent && <OpenMail email={props.email} />}
        <Stack space="2">
          <ResetForm {...props} />
          <Inline space="0" justify="center">
            <ButtonLink tone="ghost" icon={backIcon} render={props.links.login}>
              {forgotPasswordCopy.back}
            </ButtonLink>
          </Inline>
        </Stack>
      </Stack>
    </Page>
  )
}

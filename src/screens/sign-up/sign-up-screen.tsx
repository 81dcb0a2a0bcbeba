import { lazy, Suspense } from 'react'
import { signUpCopy, threeStepsCopy } from '../../copy/sign-up.ts'
import { socialCopy } from '../../copy/social.ts'
import { Steps } from '../../design/dark-panel/steps.tsx'
import { Stack } from '../../design/layout/stack.tsx'
import { TextLink } from '../../design/link/text-link.tsx'
import { Split } from '../../design/split/split.tsx'
import { Heading } from '../../design/text/heading.tsx'
import { Text } from '../../design/text/text.tsx'
import { BrandLink } from '../brand/brand-link.tsx'
import { SocialSignIn } from '../social/social-sign-in.tsx'
import { RestoredNote } from '../unsaved/restored-note.tsx'
import { SignUpForm } from './sign-up-form.tsx'
import type { SignUpScreenProps } from './view-props.ts'

/* Lazy, because a sign-up rarely asks, and the dialog has a quarter of the bytes of the page. */
const UnsavedDialog = lazy(async () => ({
  default: (await import('../unsaved/unsaved-dialog.tsx')).UnsavedDialog,
}))

export function SignUpScreen(props: SignUpScreenProps) {
  const { links } = props
  return (
    <Split proportion="narrow" brand={<BrandLink home={links.home} />} panel={<ThreeSteps />}>
      <Stack space="6">
        <Stack space="2">
          <Heading level={1} size="title" tabIndex={-1}>
            {signUpCopy.heading}
          </Heading>
          <Text size="body" tone="secondary">
            {signUpCopy.already} <TextLink render={links.login}>{signUpCopy.login}</TextLink>
          </Text>
        </Stack>
        <Stack space="4">
          {props.restored && (
            <RestoredNote
              text={signUpCopy.restored}
              busy={props.busy}
              onDiscard={props.onDiscard}
            />
          )}
          <SignUpForm {...props} />
          {props.asking && (
            <Suspense>
              <UnsavedDialog
                open
                text={signUpCopy.signedInElsewhere}
                onLeave={props.onLeave}
                onStay={props.onStay}
              />
            </Suspense>
          )}
          <SocialSignIn {...props} arrangement="side by side" label={socialCopy.signUp} />
        </Stack>
      </Stack>
    </Split>
  )
}

function ThreeSteps() {
  return (
    <Steps
      title={threeStepsCopy.heading}
      steps={threeStepsCopy.steps.map((step, index) => ({ ...step, current: index === 0 }))}
    />
  )
}

import { loginCopy, testimonialCopy } from '../../copy/login.ts'
import { socialCopy } from '../../copy/social.ts'
import { Quote } from '../../design/dark-panel/quote.tsx'
import { Stack } from '../../design/layout/stack.tsx'
import { TextLink } from '../../design/link/text-link.tsx'
import { PersonLine } from '../../design/portrait/person-line.tsx'
import { priya } from '../../design/portrait/priya.tsx'
import { Spinner } from '../../design/spinner/spinner.tsx'
import { Split } from '../../design/split/split.tsx'
import { Heading } from '../../design/text/heading.tsx'
import { Text } from '../../design/text/text.tsx'
import { BrandLink } from '../brand/brand-link.tsx'
import { SocialSignIn } from '../social/social-sign-in.tsx'
import { LoginForm } from './login-form.tsx'
import type { LoginScreenProps } from './view-props.ts'

export function LoginScreen(props: LoginScreenProps) {
  const { arrival, links } = props
  return (
    <Split proportion="wide" brand={<BrandLink home={links.home} />} panel={<Testimonial />}>
      <Stack space="7">
        <Stack space="2">
          <Heading level={1} size="title" tabIndex={-1}>
            {arrival === 'verified' ? loginCopy.verifiedHeading : loginCopy.heading}
          </Heading>
          <Text size="body" tone="secondary">
            {leadOf(arrival)}
          </Text>
        </Stack>
        {arrival === 'verified' ? (
          <Spinner size={96} label={loginCopy.leaving} showsLabel />
        ) : (
          <>
            <Stack space="4">
              <LoginForm {...props} />
              <SocialSignIn {...props} arrangement="stacked" label={socialCopy.login} />
            </Stack>
            <Text size="body" tone="secondary">
              {loginCopy.newHere} <TextLink render={links.signUp}>{loginCopy.signUp}</TextLink>
            </Text>
          </>
        )}
      </Stack>
    </Split>
  )
}

const leadOf = (arrival: LoginScreenProps['arrival']): string => {
  if (arrival === 'verified') return loginCopy.verifiedText
  return arrival === 'checking' ? loginCopy.checkingEmail : loginCopy.lead
}

function Testimonial() {
  return (
    <Quote by={<PersonLine of={priya} name={testimonialCopy.name} about={testimonialCopy.role} />}>
      {testimonialCopy.quote}
    </Quote>
  )
}

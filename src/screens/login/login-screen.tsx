import { loginCopy, testimonialCopy } from '../../copy/login.ts'
import { socialCopy } from '../../copy/social.ts'
import { Quote } from '../../design/dark-panel/quote.tsx'
import { Stack } from '../../design/layout/stack.tsx'
import { TextLink } from '../../design/link/text-link.tsx'
import { PersonLine } from '../../design/portrait/person-line.tsx'
import { priya } from '../../design/portrait/priya.tsx'
import { Spinner } from '../../design/spinner/spinner.tsx'
import { Split } from '../../design/split/split.tsx'
import { BreakableText } from '../../design/text/breakable-text.tsx'
import { Heading } from '../../design/text/heading.tsx'
import { Strong } from '../../design/text/strong.tsx'
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
        <Lead {...props} />
        {arrival ? (
          <Spinner
            size={96}
            label={arrival === 'verified' ? loginCopy.verifiedHeading : loginCopy.checkingEmail}
          />
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

function Lead({ arrival, verifiedEmail }: LoginScreenProps) {
  const isVerified = arrival ? arrival === 'verified' : verifiedEmail
  const heading = isVerified ? loginCopy.verifiedHeading : loginCopy.heading
  return (
    <Stack space="2">
      <Heading level={1} size="title" tabIndex={-1}>
        {arrival === 'checking' ? loginCopy.checkingEmail : heading}
      </Heading>
      {arrival !== 'checking' && (
        <Text size="body" tone="secondary">
          {arrival ? (
            loginCopy.verifiedText
          ) : verifiedEmail ? (
            <>
              <Strong>
                <BreakableText>{verifiedEmail}</BreakableText>
              </Strong>
              <br />
              {loginCopy.verifiedElsewhere}
            </>
          ) : (
            loginCopy.lead
          )}
        </Text>
      )}
    </Stack>
  )
}

function Testimonial() {
  return (
    <Quote by={<PersonLine of={priya} name={testimonialCopy.name} about={testimonialCopy.role} />}>
      {testimonialCopy.quote}
    </Quote>
  )
}

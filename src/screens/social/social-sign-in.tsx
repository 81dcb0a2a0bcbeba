import type { SocialProvider } from '../../../machines/member.ts'
import { brand } from '../../copy/brand.ts'
import { providerNames, socialCopy } from '../../copy/social.ts'
import { Button } from '../../design/button/button.tsx'
import { ProviderButton } from '../../design/button/provider-button.tsx'
import { OrDivider } from '../../design/divider/or-divider.tsx'
import { FocusKeeper } from '../../design/focus/focus-keeper.tsx'
import { Columns } from '../../design/layout/columns.tsx'
import { Inline } from '../../design/layout/inline.tsx'
import { Stack } from '../../design/layout/stack.tsx'
import { TextLink } from '../../design/link/text-link.tsx'
import { Message } from '../../design/message/message.tsx'
import { Text } from '../../design/text/text.tsx'
import type { SocialHandlers, SocialState } from './view-props.ts'

const providers = Object.keys(providerNames) as SocialProvider[]

type Props = SocialHandlers & {
  social: SocialState
  arrangement: 'stacked' | 'side by side'
  label(provider: SocialProvider): string
}

export function SocialSignIn(props: Props) {
  const { busy, popupOpen, inApp, unverified, problem } = props.social
  return (
    <Stack space="5">
      <OrDivider>{socialCopy.or}</OrDivider>
      <ProviderButtons {...props} />
      {inApp && <Message tone="info">{socialCopy.inApp}</Message>}
      <Message tone="danger">{unverified ? socialCopy.unverified : problem}</Message>
      {unverified && (
        <Button tone="secondary" full onClick={props.onVerifySocial}>
          {socialCopy.verify}
        </Button>
      )}
      {busy && popupOpen && (
        <FocusKeeper>
          <Waiting provider={busy} onCancel={props.onCancelSocial} />
        </FocusKeeper>
      )}
      <PrivacyNote />
    </Stack>
  )
}

function ProviderButtons({ social, arrangement, label, onSocial }: Props) {
  const { busy, popupOpen } = social
  const isStartingSession = busy !== null && !popupOpen
  const buttons = providers.map((provider) => (
    <ProviderButton
      key={provider}
      provider={provider}
      busy={busy === provider}
      disabled={isStartingSession && busy !== provider}
      onClick={() => onSocial(provider)}
    >
      {label(provider)}
    </ProviderButton>
  ))
  return arrangement === 'stacked' ? (
    <Stack space="3">{buttons}</Stack>
  ) : (
    <Columns space="4">{buttons}</Columns>
  )
}

function PrivacyNote() {
  const { before, link, label, after } = socialCopy.privacy
  const policy = (
    <a href={brand.privacyPolicy} aria-label={label} target="_blank" rel="noopener">
      {link}
    </a>
  )
  return (
    <Text size="small" tone="secondary">
      {before} <TextLink render={policy}>{link}</TextLink> {after}
    </Text>
  )
}

function Waiting({ provider, onCancel }: { provider: SocialProvider; onCancel(): void }) {
  return (
    <Inline space="3" align="center" justify="between">
      <Text size="small" tone="secondary">
        {socialCopy.waiting(provider)}
      </Text>
      <Button tone="ghost" size="sm" onClick={onCancel}>
        {socialCopy.cancel}
      </Button>
    </Inline>
  )
}

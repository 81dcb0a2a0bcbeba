import type { ReactElement } from 'react'
import type { SocialProvider } from '../../../machines/member.ts'
import { providers } from '../../../machines/providers.gen.ts'
import { loginCopy } from '../../../src/copy/login.ts'
import { editProfileCopy, locationCopy } from '../../../src/copy/profile-form.ts'
import { deleteAccountCopy } from '../../../src/copy/settings.ts'
import { shellCopy } from '../../../src/copy/shell.ts'
import { socialCopy } from '../../../src/copy/social.ts'
import { Button } from '../../../src/design/button/button.tsx'
import { ProviderButton } from '../../../src/design/button/provider-button.tsx'
import { backIcon } from '../../../src/design/icon/ui/back.gen.ts'
import { editIcon } from '../../../src/design/icon/ui/edit.gen.ts'
import { locateIcon } from '../../../src/design/icon/ui/locate.gen.ts'
import { logoutIcon } from '../../../src/design/icon/ui/logout.gen.ts'
import { profileIcon } from '../../../src/design/icon/ui/profile.gen.ts'
import { settingsIcon } from '../../../src/design/icon/ui/settings.gen.ts'
import { Inline } from '../../../src/design/layout/inline.tsx'
import { ButtonLink } from '../../../src/design/link/button-link.tsx'
import { AccountTrigger } from '../../../src/design/menu/account-trigger.tsx'
import { Menu } from '../../../src/design/menu/menu.tsx'
import { link, nothing } from '../../previews/idle-page.tsx'
import type { Entries } from '../entry.ts'
import { Pressed } from '../helpers.tsx'
import { names } from '../samples.ts'

const providerStates = (render: (provider: SocialProvider) => ReactElement) =>
  Object.fromEntries(providers.map((provider) => [provider, () => render(provider)]))

const tones = ['primary', 'secondary', 'ghost', 'danger'] as const
const Locate = ({ busy }: { busy: boolean }) => (
  <Button size="line" tone="ghost" icon={locateIcon} busy={busy} busyLabel={locationCopy.busy}>
    {locationCopy.locate}
  </Button>
)
const account = <AccountTrigger name={names[0]} picture={null} />
const groups = [
  [
    { label: shellCopy.profile, icon: profileIcon, onSelect: nothing },
    { label: shellCopy.settings, icon: settingsIcon, onSelect: nothing },
  ],
  [{ label: shellCopy.logout, icon: logoutIcon, onSelect: nothing }],
]

export const actions = {
  button: {
    purpose: 'Runs an action. While busy it keeps its width and ignores presses.',
    states: {
      tones: () => (
        <Inline space="3">
          {tones.map((tone) => (
            <Button key={tone} tone={tone}>
              {tone === 'danger' ? deleteAccountCopy.confirm : loginCopy.submit}
            </Button>
          ))}
        </Inline>
      ),
      sizes: () => (
        <Inline space="3">
          <Button size="sm">{shellCopy.login}</Button>
          <Button size="md">{shellCopy.login}</Button>
          <Button size="lg">{shellCopy.login}</Button>
        </Inline>
      ),
      icon: () => (
        <Inline space="3">
          <Button tone="primary" size="lg" icon={editIcon}>
            {editProfileCopy.heading}
          </Button>
        </Inline>
      ),
      busy: () => (
        <Inline space="3">
          {tones.map((tone) => (
            <Button key={tone} tone={tone} busy busyLabel={loginCopy.busy}>
              {loginCopy.submit}
            </Button>
          ))}
        </Inline>
      ),
      unavailable: () => (
        <Inline space="3">
          <Button tone="primary" unavailable>
            {loginCopy.submit}
          </Button>
        </Inline>
      ),
      disabled: () => (
        <Inline space="3">
          {tones.map((tone) => (
            <Button key={tone} tone={tone} disabled>
              {loginCopy.submit}
            </Button>
          ))}
        </Inline>
      ),
      'in-a-line': () => <Locate busy={false} />,
      'in-a-line-busy': () => <Locate busy />,
      full: () => (
        <Button tone="primary" size="lg" full>
          {loginCopy.submit}
        </Button>
      ),
    },
  },
  'provider-button': {
    purpose: 'Signs in with another account, in the colours that the provider requires.',
    states: {
      ...providerStates((provider) => (
        <ProviderButton provider={provider} onClick={nothing}>
          {socialCopy.login(provider)}
        </ProviderButton>
      )),
      busy: () => (
        <ProviderButton provider="google" busy onClick={nothing}>
          {socialCopy.login('google')}
        </ProviderButton>
      ),
      disabled: () => (
        <ProviderButton provider="apple" disabled onClick={nothing}>
          {socialCopy.login('apple')}
        </ProviderButton>
      ),
    },
  },
  'button-link': {
    purpose: 'A link to another page that looks like a button.',
    states: {
      tones: () => (
        <Inline space="3">
          <ButtonLink tone="primary" render={link}>
            {shellCopy.signUp}
          </ButtonLink>
          <ButtonLink render={link}>{shellCopy.signUp}</ButtonLink>
          <ButtonLink tone="ghost" icon={backIcon} render={link}>
            {shellCopy.login}
          </ButtonLink>
        </Inline>
      ),
      'icon-only': () => (
        <Inline space="3">
          <ButtonLink tone="ghost" icon={settingsIcon} iconOnly render={link}>
            {shellCopy.settings}
          </ButtonLink>
        </Inline>
      ),
      busy: () => (
        <Inline space="3">
          <ButtonLink busy render={link}>
            {shellCopy.signUp}
          </ButtonLink>
          <ButtonLink tone="ghost" busy render={link}>
            {shellCopy.login}
          </ButtonLink>
        </Inline>
      ),
    },
  },
  menu: {
    purpose: 'A button that opens a list of actions.',
    alone: true,
    states: {
      closed: () => (
        <Inline space="0" justify="end">
          <Menu label={shellCopy.accountMenu} trigger={account} groups={groups} />
        </Inline>
      ),
      open: () => (
        <Pressed>
          <Inline space="0" justify="end">
            <Menu label={shellCopy.accountMenu} trigger={account} groups={groups} />
          </Inline>
        </Pressed>
      ),
    },
  },
} satisfies Entries

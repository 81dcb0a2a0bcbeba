import type { ReactElement } from 'react'
import { profileCopy } from '../../copy/profile.ts'
import { shellCopy } from '../../copy/shell.ts'
import { Avatar } from '../../design/avatar/avatar.tsx'
import { Icon } from '../../design/icon/icon.tsx'
import { Inline } from '../../design/layout/inline.tsx'
import { Stack } from '../../design/layout/stack.tsx'
import { ButtonLink } from '../../design/link/button-link.tsx'
import { Masthead } from '../../design/masthead/masthead.tsx'
import { Heading } from '../../design/text/heading.tsx'
import { Text } from '../../design/text/text.tsx'
import type { ProfileMember } from './profile-props.ts'

type MemberHeadProps = { member: ProfileMember; edit: ReactElement }

export function MemberHead({ member, edit }: MemberHeadProps) {
  return (
    <Masthead
      avatar={<Avatar src={member.picture || null} name="" size={148} />}
      action={
        <ButtonLink tone="secondary" size="lg" icon="edit" render={edit}>
          {profileCopy.edit}
        </ButtonLink>
      }
    >
      <Stack space="2">
        <Heading level={1} size="display" tabIndex={-1}>
          <bdi>{member.name.trim() || shellCopy.nameless}</bdi>
        </Heading>
        <Text as="div" size="body" tone="accent">
          <Inline space="2" align="start" wrap={false}>
            <Icon name="location" />
            <Text size="body" tone="secondary">
              <bdi>{member.location.trim() || profileCopy.noLocation}</bdi>
            </Text>
          </Inline>
        </Text>
      </Stack>
    </Masthead>
  )
}

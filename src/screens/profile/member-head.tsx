import type { ReactElement } from 'react'
import { profileCopy } from '../../copy/profile.ts'
import { shellCopy } from '../../copy/shell.ts'
import { Avatar } from '../../design/avatar/avatar.tsx'
import { Icon } from '../../design/icon/icon.tsx'
import { editIcon } from '../../design/icon/ui/edit.gen.ts'
import { locationIcon } from '../../design/icon/ui/location.gen.ts'
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
      avatar={<Avatar src={member.picture || null} name="" size="page" />}
      action={
        <ButtonLink tone="secondary" size="lg" icon={editIcon} render={edit}>
          {profileCopy.edit}
        </ButtonLink>
      }
    >
      <Stack space="2">
        <Heading level={1} size="display" tabIndex={-1}>
          <bdi>{member.name.trim() || shellCopy.nameless}</bdi>
        </Heading>
        <Inline space="2" align="start" wrap={false}>
          <Icon icon={locationIcon} tone="leaf" />
          <Text size="body" tone="secondary">
            <bdi>{member.location.trim() || profileCopy.noLocation}</bdi>
          </Text>
        </Inline>
      </Stack>
    </Masthead>
  )
}

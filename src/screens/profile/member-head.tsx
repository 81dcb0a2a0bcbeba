import type { ReactElement } from 'react'
import { isBlank } from '../../../machines/text-rules.gen.ts'
import { profileCopy } from '../../copy/profile.ts'
import { shellCopy } from '../../copy/shell.ts'
import { Avatar } from '../../design/avatar/avatar.tsx'
import { Icon } from '../../design/icon/icon.tsx'
import { editIcon } from '../../design/icon/ui/edit.gen.ts'
import { locationIcon } from '../../design/icon/ui/location.gen.ts'
import { Inline } from '../../design/layout/inline.tsx'
import { ButtonLink } from '../../design/link/button-link.tsx'
import { Masthead } from '../../design/masthead/masthead.tsx'
import { Skeleton } from '../../design/skeleton/skeleton.tsx'
import { Spinner } from '../../design/spinner/spinner.tsx'
import { Heading } from '../../design/text/heading.tsx'
import { Text } from '../../design/text/text.tsx'
import { VisuallyHidden } from '../../design/text/visually-hidden.tsx'
import { sizeOfName } from '../trellis/size-of-name.ts'
import type { ProfileMember } from './view-props.ts'

type MemberHeadProps = {
  /** Null while the record is loading. The heading is the same element then, so it keeps the focus. */
  member: ProfileMember | null
  edit: ReactElement | undefined
}

export function MemberHead({ member, edit }: MemberHeadProps) {
  return (
    <Masthead
      avatar={
        member ? (
          <Avatar src={member.picture || null} size="page" />
        ) : (
          <Skeleton of="portrait">
            <Spinner size={96} />
          </Skeleton>
        )
      }
      details={
        member ? (
          <Location address={member.location} />
        ) : (
          <div role="status">
            <Text size="body" tone="secondary">
              {profileCopy.loading}
            </Text>
          </div>
        )
      }
      action={
        edit ? (
          <ButtonLink tone="secondary" size="lg" icon={editIcon} render={edit}>
            {profileCopy.edit}
          </ButtonLink>
        ) : (
          <Skeleton of="button" />
        )
      }
    >
      <Heading level={1} size={sizeOfName(member?.name ?? '', 'display')} tabIndex={-1}>
        {member ? (
          <bdi>{isBlank(member.name) ? shellCopy.nameless : member.name}</bdi>
        ) : (
          <>
            <VisuallyHidden>{shellCopy.profile}</VisuallyHidden>
            <Skeleton of="name" />
          </>
        )}
      </Heading>
    </Masthead>
  )
}

function Location({ address }: { address: string }) {
  return (
    <Inline space="2" align="start" wrap={false}>
      <Icon icon={locationIcon} tone="leaf" />
      <Text size="body" tone={isBlank(address) ? 'muted' : 'secondary'}>
        <bdi>{isBlank(address) ? profileCopy.noLocation : address}</bdi>
      </Text>
    </Inline>
  )
}

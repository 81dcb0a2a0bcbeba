import { useSelector } from '@xstate/react'
import { isSameEmail, type Member } from '../../../machines/member.ts'
import { useApp } from '../pages/use-flow.ts'

/** The member's record, or null while it is being loaded. */
export const useMember = (): Member | null =>
  useSelector(useApp().session, ({ context }) => context.member)

/** Whether a member with another email is signed in, for whom no verification is pending. */
export const useIsOtherMemberSignedIn = (email: string | null): boolean =>
  useSelector(
    useApp().session,
    (session) =>
      session.hasTag('signed in') && !isSameEmail(session.context.identity?.email ?? null, email),
  )

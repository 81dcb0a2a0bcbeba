import { useSelector } from '@xstate/react'
import { isSameAddress, type Member } from '../../machines/member.ts'
import { useApp } from './use-flow.ts'

/** The member's record, or null while it is being loaded. */
export const useMember = (): Member | null =>
  useSelector(useApp().session, ({ context }) => context.member)

/** A member who is signed in with another address has nothing to wait for here. */
export const useIsSomebodyElseHere = (email: string | null): boolean =>
  useSelector(
    useApp().session,
    (session) =>
      session.hasTag('signed in') && !isSameAddress(session.context.identity?.email ?? null, email),
  )

import { useSelector } from '@xstate/react'
import type { Member } from '../../machines/member.ts'
import { useApp } from './use-flow.ts'

/** The member's record, or null while it is being loaded. */
export const useMember = (): Member | null =>
  useSelector(useApp().session, ({ context }) => context.member)

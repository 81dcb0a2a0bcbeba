import type { Member } from './member.ts'

/** What the member learns after a sign-in (decision 0030). */
export type SignInNotice = 'password removed' | 'password also opens'

/** Sent by the session to the banner. */
export type SignInNoticeEvent = {
  [Type in SignInNotice]: { type: Type; email: string }
}[SignInNotice]

/** The answer of the backend to a sign-in. */
export type SignInAnswer = { member: Member; notice: SignInNotice | null }

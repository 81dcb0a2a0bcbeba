import { createMiddleware } from 'hono/factory'
import type { ApiEnv } from './http/context.ts'
import { Problem } from './http/problems.ts'
import { bearerTokenOf } from './identity/bearer-token.ts'
import type { Caller } from './identity/caller.ts'
import { admit } from './members/admit.ts'
import type { MemberRow } from './members/member.ts'
import { isPendingToken, spendPendingToken } from './members/pending-token.ts'
import { type Standing, standingOf } from './members/standing.ts'
import type { Parts } from './parts.ts'

/** Variables that a middleware adds for the calls behind it. */
type With<Variables> = ApiEnv & { Variables: Variables }

/** As much of a request as it takes to let it in; the uid is noted for the log, also of those who are refused. */
type Visit = Parameters<typeof bearerTokenOf>[0] & { set(key: 'uid', value: string): void }

type Entered = { caller: Caller; standing: Standing }

/**
 * Who may come in, one middleware for each kind of call; each refuses before the body is read.
 * The uid comes from the checked token alone.
 */
export const accessTo = (parts: Parts) => {
  const enter = async (c: Visit): Promise<Entered> => {
    const token = bearerTokenOf(c)
    if (token === undefined) throw new Problem('missing-token')
    const caller = await parts.checkToken(token)
    c.set('uid', caller.uid)
    return { caller, standing: await standingOf(parts.db, caller.uid) }
  }

  const enterAlive = async (c: Visit): Promise<Entered> => {
    const entered = await enter(c)
    if (entered.standing.deleted) throw new Problem('account-deleted')
    return entered
  }

  const enterVerified = async (c: Visit): Promise<Entered> => {
    const entered = await enterAlive(c)
    if (!entered.caller.verified) throw new Problem('email-not-verified')
    return entered
  }

  const enterAsMember = async (c: Visit): Promise<MemberRow> => {
    const { caller, standing } = await enterVerified(c)
    if (!standing.member) throw new Problem('not-registered')
    return admit(parts.db, caller, standing.member, parts.now())
  }

  /** The pending token is spent first: it is gone whatever the answer. */
  const enterWithPendingToken = async (c: Visit, token: string): Promise<MemberRow> => {
    const uid = await spendPendingToken(parts.db, token, parts.now())
    if (uid === null) throw new Problem('invalid-token')
    c.set('uid', uid)
    const { deleted, member } = await standingOf(parts.db, uid)
    if (deleted || !member) throw new Problem('invalid-token')
    return member
  }

  return {
    /** Registration: any valid sign-in, its address verified or not. */
    signedIn: createMiddleware<With<{ caller: Caller }>>(async (c, next) => {
      c.set('caller', (await enterAlive(c)).caller)
      await next()
    }),

    /** Sign-in calls: a verified address or a social sign-in, with a record or without. */
    verified: createMiddleware<With<{ caller: Caller }>>(async (c, next) => {
      c.set('caller', (await enterVerified(c)).caller)
      await next()
    }),

    /** Members' calls: a verified sign-in with a record. */
    member: createMiddleware<With<{ member: MemberRow }>>(async (c, next) => {
      c.set('member', await enterAsMember(c))
      await next()
    }),

    /** Reading the own record: a member, or once the token from registration. */
    reader: createMiddleware<With<{ member: MemberRow }>>(async (c, next) => {
      const token = bearerTokenOf(c) ?? ''
      const pending = isPendingToken(token)
      c.set('member', pending ? await enterWithPendingToken(c, token) : await enterAsMember(c))
      await next()
    }),

    /** Deletion: any valid sign-in, also of an account that is deleted already. */
    leaving: createMiddleware<With<{ caller: Caller }>>(async (c, next) => {
      c.set('caller', (await enter(c)).caller)
      await next()
    }),

    /** Bug reports: nobody in particular, or a valid sign-in. */
    anyone: createMiddleware<With<{ author: string | null }>>(async (c, next) => {
      const signedOut = c.req.header('authorization') === undefined
      const entered = signedOut ? null : await enterAlive(c)
      c.set('author', entered?.standing.member?.uid ?? null)
      await next()
    }),
  }
}

/** Who may call what, as `accessTo` decides it. */
export type Access = ReturnType<typeof accessTo>

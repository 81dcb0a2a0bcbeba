import { createMiddleware } from 'hono/factory'
import { transact } from './database/transact.ts'
import type { Dependencies } from './dependencies.ts'
import type { ApiEnv } from './http/context.ts'
import { Problem } from './http/problems.ts'
import type { Caller } from './identity/caller.ts'
import { type AccountStatus, readAccountStatus } from './members/account-status.ts'
import type { MemberRow } from './members/member.ts'
import { openRecord, requireOwner } from './members/open-record.ts'
import { consumePendingToken, isPendingToken } from './members/pending-token.ts'

/** The environment of a route whose middleware sets these variables. */
type WithVariables<Variables> = ApiEnv & { Variables: Variables }

/** The part of a request that authentication uses. The uid is set for the log, even if the request is rejected. */
type AuthRequest = {
  req: { header(name: string): string | undefined }
  set(key: 'uid', value: string): void
}

type Authenticated = { caller: Caller; accountStatus: AccountStatus }

/**
 * Creates one authentication middleware per kind of route. Each rejects before the body is read.
 * The uid comes from the verified token alone.
 */
export const createAccess = (dependencies: Dependencies) => {
  const authenticate = async (c: AuthRequest): Promise<Authenticated> => {
    const token = bearerTokenOf(c)
    if (token === undefined) throw new Problem('missing-token')
    const caller = await dependencies.checkToken(token)
    c.set('uid', caller.uid)
    return { caller, accountStatus: await readAccountStatus(dependencies.db, caller.uid) }
  }

  const authenticateActive = async (c: AuthRequest): Promise<Authenticated> => {
    const authenticated = await authenticate(c)
    if (authenticated.accountStatus.deleted) throw new Problem('account-deleted')
    return authenticated
  }

  /** Every route of a verified caller requires the owner of the identity. */
  const withOwner = async ({ caller, accountStatus }: Authenticated): Promise<Authenticated> => {
    const member = await requireOwner(dependencies, caller, accountStatus)
    return { caller, accountStatus: { ...accountStatus, member } }
  }

  const authenticateVerified = async (c: AuthRequest): Promise<Authenticated> => {
    const authenticated = await authenticateActive(c)
    if (!authenticated.caller.verified) throw new Problem('email-not-verified')
    return withOwner(authenticated)
  }

  /** Registration and deletion: an unverified caller may register and withdraw. */
  const authenticateAnyone = async (authenticated: Authenticated): Promise<Caller> => {
    if (authenticated.caller.verified && !authenticated.accountStatus.deleted)
      await withOwner(authenticated)
    return authenticated.caller
  }

  const authenticateMember = async (c: AuthRequest): Promise<MemberRow> => {
    const { caller, accountStatus } = await authenticateVerified(c)
    if (!accountStatus.member) throw new Problem('not-registered')
    return openRecord(dependencies, caller, accountStatus.member)
  }

  /**
   * Consumes the pending token first, so that it cannot be used again even if the request is rejected. An ID token beside it
   * shows that the email is verified; without one, the record can still expire.
   */
  const authenticateByPendingToken = async (c: AuthRequest, token: string): Promise<MemberRow> => {
    // In one transaction: an owner who replaces the record waits for the token's row.
    const status = await transact(dependencies.db, async (tx) => {
      const uid = await consumePendingToken(tx, token, dependencies.databaseNow)
      return uid === null ? null : { uid, ...(await readAccountStatus(tx, uid)) }
    })
    if (status === null) throw new Problem('invalid-token')
    c.set('uid', status.uid)
    if (status.deleted || !status.member) throw new Problem('invalid-token')
    const identityToken = c.req.header('x-identity-token')
    if (identityToken === undefined) return status.member
    const caller = await dependencies.checkToken(identityToken)
    if (caller.uid !== status.uid) throw new Problem('invalid-token')
    return caller.verified ? openRecord(dependencies, caller, status.member) : status.member
  }

  return {
    /** Registration: any valid sign-in of an accepted provider, whether its email is verified or not. */
    signedIn: createMiddleware<WithVariables<{ caller: Caller }>>(async (c, next) => {
      c.set('caller', await authenticateAnyone(await authenticateActive(c)))
      await next()
    }),

    /** Sign-in routes: a verified sign-in, with or without a record. */
    verified: createMiddleware<WithVariables<{ caller: Caller }>>(async (c, next) => {
      c.set('caller', (await authenticateVerified(c)).caller)
      await next()
    }),

    /** Member routes: a verified sign-in with a record. */
    member: createMiddleware<WithVariables<{ member: MemberRow }>>(async (c, next) => {
      c.set('member', await authenticateMember(c))
      await next()
    }),

    /** Reading one's own record: a member, or once the pending token. */
    memberOrPendingToken: createMiddleware<WithVariables<{ member: MemberRow }>>(
      async (c, next) => {
        const token = bearerTokenOf(c) ?? ''
        const member = isPendingToken(token)
          ? await authenticateByPendingToken(c, token)
          : await authenticateMember(c)
        c.set('member', member)
        await next()
      },
    ),

    /** Deletion: any valid sign-in, including one of an account that is already deleted. */
    signedInOrDeleted: createMiddleware<WithVariables<{ caller: Caller }>>(async (c, next) => {
      c.set('caller', await authenticateAnyone(await authenticate(c)))
      await next()
    }),

    /** Bug reports: no token, or a verified sign-in. An unverified sign-in cannot be the author of a report. */
    optionallySignedIn: createMiddleware<WithVariables<{ author: string | null }>>(
      async (c, next) => {
        const signedOut = c.req.header('authorization') === undefined
        const authenticated = signedOut ? null : await authenticateVerified(c)
        c.set('author', authenticated?.accountStatus.member?.uid ?? null)
        await next()
      },
    ),
  }
}

export type Access = ReturnType<typeof createAccess>

/** Returns the token of the Authorization header, or undefined without such a header. */
const bearerTokenOf = (c: Pick<AuthRequest, 'req'>): string | undefined => {
  const header = c.req.header('authorization')
  if (header === undefined) return undefined
  const [, token] = /^Bearer ([\w.~+/=-]+)$/i.exec(header) ?? []
  if (token === undefined) throw new Problem('invalid-token')
  return token
}

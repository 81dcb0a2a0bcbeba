import type { PlantedFault } from './planted-fault.ts'

/** The suites of the API share one file. */
const inSuite = (only: string): Pick<PlantedFault, 'near' | 'only'> => ({
  near: ['tests/backend/api.test.ts'],
  only,
})

/** Faults of the backend in tokens and accounts. */
export const accountFaults: readonly PlantedFault[] = [
  {
    title: 'an expired pending token is accepted',
    file: 'backend/members/pending-token.ts',
    find: 'consumed.expiresAt.getTime() <= now',
    replace: 'consumed.expiresAt.getTime() > now + 10 ** 12',
    ...inSuite('the pending token'),
  },
  {
    title: 'a pending token can be used twice',
    file: 'backend/members/pending-token.ts',
    find: 'const [consumed] = await db\n    .delete(pendingTokens)\n    .where(eq(pendingTokens.tokenHash, hashOf(token)))\n    .returning()',
    replace:
      'const [consumed] = await db\n    .select()\n    .from(pendingTokens)\n    .where(eq(pendingTokens.tokenHash, hashOf(token)))',
    ...inSuite('the pending token'),
  },
  {
    title: 'the use of a pending token does not restart the seven days',
    file: 'backend/members/pending-token.ts',
    find: '.set({ seenAt: new Date(now) })',
    replace: '.set({ uid: consumed.uid })',
    ...inSuite('the clean-up|the pending token'),
  },
  {
    title: 'a token of Google is accepted as one of Apple',
    file: 'backend/routes/social-auth.ts',
    find: "throw new Problem('wrong-account')",
    replace: 'caller',
    ...inSuite('POST /users/social-auth'),
  },
  {
    title: 'a provider sign-in can name another email',
    file: 'backend/routes/social-auth.ts',
    find: "if (body.email !== caller.email) throw new Problem('email-mismatch')",
    replace: '',
    ...inSuite('POST /users/social-auth'),
  },
  {
    title: 'a linked provider verifies an email',
    file: 'backend/identity/caller-from.ts',
    find: "normalisedEmail === '' ? provider !== 'password' : email_verified",
    replace: "provider !== 'password' || email_verified",
    near: ['tests/backend/token-check.test.ts'],
  },
  {
    title: 'a token from the future is accepted',
    file: 'backend/identity/caller-from.ts',
    find: 'auth_time > latest || iat > latest',
    replace: 'auth_time > latest && iat > latest',
    near: ['tests/backend/token-check.test.ts'],
  },
  {
    title: 'a token of another project is accepted',
    file: 'backend/identity/token-check.ts',
    find: 'audience: projectId,',
    replace: '',
    near: ['tests/backend/token-check.test.ts'],
  },
  {
    title: 'a member changes the email of the identity service',
    file: 'backend/routes/update.ts',
    find: "if (member.email !== null) throw new Problem('email-mismatch')",
    replace: '',
    ...inSuite('PUT /users/update'),
  },
  {
    title: 'the interests of everybody are replaced',
    file: 'backend/routes/interests.ts',
    find: '.where(eq(members.uid, c.var.member.uid))\n',
    replace: '',
    near: ['tests/backend/api.test.ts'],
    only: 'POST /users/interests|a stranger',
  },
  {
    title: 'an unverified token deletes a member who is verified',
    file: 'backend/members/delete-member.ts',
    find: 'accountStatus.member?.verifiedAt && !caller.verified',
    replace: 'accountStatus.member?.verifiedAt && caller.verified',
    ...inSuite('DELETE /users/delete-account|an unverified token'),
  },
  {
    title: 'a withdrawal leaves a tombstone on the email of another person',
    file: 'backend/members/delete-member.ts',
    find: '? { deletedAt: new Date(now) }\n          : {',
    replace: '? { deletedAt: new Date(now) }\n          : { deletedAt: new Date(now),',
    ...inSuite('DELETE /users/delete-account|a stranger’s withdrawal'),
  },
  {
    title: 'a deletion needs no recent sign-in',
    file: 'backend/members/delete-member.ts',
    find: 'now - signedInAt.getTime() <= recentInMilliseconds',
    replace: 'now - signedInAt.getTime() >= 0',
    ...inSuite('DELETE /users/delete-account'),
  },
  {
    title: 'a registration replaces the record of a verified member',
    file: 'backend/members/register-member.ts',
    find: 'if (member?.verifiedAt) return token',
    replace: '',
    ...inSuite('POST /users/register|an unverified token'),
  },
  {
    title: 'the picture of a provider is stored from any URL',
    file: 'backend/members/create-member.ts',
    find: "isProviderPicture(profile.profileImage) ? profile.profileImage : ''",
    replace: 'profile.profileImage',
    ...inSuite('POST /users/social-auth'),
  },
  {
    title: 'a token that was issued at the withdrawal registers again',
    file: 'backend/members/account-status.ts',
    find: 'caller.issuedAt <= accountStatus.withdrawnAt',
    replace: 'caller.issuedAt < accountStatus.withdrawnAt',
    ...inSuite('DELETE /users/delete-account|a stranger’s withdrawal|POST /users/register'),
  },
  {
    title: 'a registration during the deletion creates a record again',
    file: 'backend/members/account-status.ts',
    find: "if (accountStatus.deleted) throw new Problem('account-deleted')",
    replace: '',
    ...inSuite('concurrently'),
  },
  {
    title: 'pages of similar origins may call the API',
    file: 'backend/config/cors-origins.ts',
    find: 'new URL(text).origin === text',
    replace: 'text.startsWith(new URL(text).origin)',
    near: ['tests/backend/config.test.ts'],
  },
]

import type { PlantedFault } from './planted-fault.ts'

/** The suites of the API share one file. */
const inSuite = (only: string): Pick<PlantedFault, 'near' | 'only'> => ({
  near: ['tests/backend/api.test.ts'],
  only,
})

/** Faults of the backend in its rows, fields and limits. */
export const backendFaults: readonly PlantedFault[] = [
  {
    title: 'the clean-up counts from the creation, not from the last visit',
    file: 'backend/clean-up/kinds.ts',
    find: 'lt(members.seenAt, expiryOfUnverified(now))',
    replace: 'lt(members.createdAt, expiryOfUnverified(now))',
    ...inSuite('the clean-up'),
  },
  {
    title: 'the clean-up removes members who are verified',
    file: 'backend/clean-up/kinds.ts',
    find: 'and(isNull(members.verifiedAt), lt(members.seenAt, expiryOfUnverified(now)))',
    replace: 'and(lt(members.seenAt, expiryOfUnverified(now)))',
    ...inSuite('the clean-up'),
  },
  {
    title: 'the clean-up removes tombstones',
    file: 'backend/clean-up/kinds.ts',
    find: 'gte(identities.withdrawnAt, from),\n        isNull(identities.deletedAt),',
    replace: 'gte(identities.withdrawnAt, from),',
    ...inSuite('the clean-up'),
  },
  {
    title: 'a known place is forgotten although the member uses it',
    file: 'backend/clean-up/kinds.ts',
    find: 'lt(knownPlaces.seenAt, expiryOfPlaces(now))',
    replace: 'gte(knownPlaces.seenAt, expiryOfPlaces(now))',
    ...inSuite('the clean-up|the limit on attempts'),
  },
  {
    title: 'a picture below one’s own path counts as one’s own',
    file: 'backend/fields/profile-image.ts',
    find: 'url.pathname === path',
    replace: 'url.pathname.startsWith(path)',
    near: ['tests/backend/own-picture.test.ts'],
  },
  {
    title: 'a picture with the same path on another host counts as one’s own',
    file: 'backend/fields/profile-image.ts',
    find: 'pictures.origins.includes(url.origin)',
    replace: 'pictures.origins.some((origin) => url.origin.startsWith(origin))',
    near: ['tests/backend/own-picture.test.ts'],
  },
  {
    title: 'a picture in another bucket counts as one’s own',
    file: 'backend/fields/profile-image.ts',
    find: 'pictures.bucket',
    replace: "url.pathname.split('/')[3]",
    near: ['tests/backend/own-picture.test.ts'],
  },
  {
    title: 'the earliest date of birth is refused',
    file: 'backend/fields/date-of-birth.ts',
    find: 'day >= earliest',
    replace: 'day > earliest',
    ...inSuite('PUT /users/update'),
  },
  {
    title: 'longitude and latitude have each other’s limits',
    file: 'backend/fields/place.ts',
    find: 'z.tuple([degrees(180), degrees(90)], message)',
    replace: 'z.tuple([degrees(90), degrees(180)], message)',
    ...inSuite('PUT /users/update'),
  },
  {
    title: 'the case of an email matters',
    file: 'backend/fields/identity-fields.ts',
    find: 'text.toLowerCase()',
    replace: 'text',
    ...inSuite('POST /users/login|POST /users/social-auth|POST /users/register|PUT /users/update'),
  },
  {
    title: 'the case of a username protects an expired registration',
    file: 'backend/members/reserve.ts',
    find: 'username.toLowerCase()',
    replace: 'username',
    ...inSuite('POST /users/register'),
  },
  {
    title: 'the older of two holders of an email wins',
    file: 'backend/members/reserve.ts',
    find: 'holder.identitySeenAt > caller.issuedAt',
    replace: 'holder.identitySeenAt < caller.issuedAt',
    ...inSuite('POST /users/register|the owner of an email|a member'),
  },
  {
    title: 'the password of any member opens a username',
    file: 'backend/routes/resolve-login.ts',
    find: ' || owner.uid !== member.uid',
    replace: '',
    ...inSuite('POST /users/resolve-login'),
  },
  {
    title: 'the case of a username multiplies the attempts',
    file: 'backend/routes/resolve-login.ts',
    find: "by: 'username',\n        value: username.toLowerCase(),",
    replace: "by: 'username',\n        value: username,",
    ...inSuite('rate limits|the limit on attempts|POST /users/resolve-login'),
  },
  {
    title: 'the requests of one route count for all of them',
    file: 'backend/http/rate-limits.ts',
    find: "'rate limit', route, by, value",
    replace: "'rate limit', by, value",
    ...inSuite('rate limits'),
  },
  {
    title: 'a member can block the username of another by the uid',
    file: 'backend/http/rate-limits.ts',
    find: "'rate limit', route, by, value",
    replace: "'rate limit', route, value",
    ...inSuite('rate limits'),
  },
  {
    title: 'the API key is the key of the stored hashes',
    file: 'backend/app.ts',
    find: 'createRateLimiter({ ...config, db, now })',
    replace: 'createRateLimiter({ ...config, hashKey: config.identityApiKey, db, now })',
    ...inSuite('rate limits'),
  },
  {
    title: 'a client chooses its IP address',
    file: 'backend/http/client-ip.ts',
    find: 'at(-trustedProxies)',
    replace: 'at(0)',
    near: ['tests/backend/client-ip.test.ts'],
  },
  {
    title: 'every address of a household counts alone',
    file: 'backend/http/client-ip.ts',
    find: '.slice(0, 4)',
    replace: '.slice(0, 8)',
    near: ['tests/backend/client-ip.test.ts'],
  },
]

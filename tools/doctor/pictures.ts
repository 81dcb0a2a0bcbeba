import { type Check, type CheckResult, note, ok, problem, unchecked } from './check-result.ts'
import type { DoctorConfig } from './doctor-config.ts'
import type { Reply, SendRequest } from './send-request.ts'

/** Checks the bucket's rules without a sign-in. `rules` is the text of storage.rules. */
export const picturesCheck = (
  config: DoctorConfig,
  sendRequest: SendRequest,
  rules: string,
): Check => ({
  subject: 'Picture store',
  run: async () => {
    if (config.bucket === '') return [unchecked('Not checked: FIREBASE_STORAGE_BUCKET is empty.')]
    const files = `https://firebasestorage.googleapis.com/v0/b/${config.bucket}/o`
    return [
      rulesResult(rules),
      anonymousResult('read a picture', await sendRequest(`${files}/profile_images%2Fdoctor`)),
      anonymousResult(
        'list the pictures',
        await sendRequest(`${files}?prefix=profile_images%2F&maxResults=1`),
      ),
      note(
        'The doctor cannot see whether the deployed rules are those of storage.rules: deploy them with every release.',
      ),
    ]
  },
})

const rulesResult = (rules: string): CheckResult =>
  rules.includes('profile_images/{uid}') && !/if\s+true/.test(rules)
    ? ok('storage.rules exists and has no rule that is always true.')
    : problem('storage.rules is missing, or has a rule that is always true.')

const anonymousResult = (action: string, reply: Reply): CheckResult => {
  if ('error' in reply)
    return unchecked(
      `Could not check whether anyone can ${action} without a sign-in: ${reply.error}.`,
    )
  if (reply.status === 403 || reply.status === 401) {
    return ok(`A client without a sign-in cannot ${action}.`)
  }
  if (reply.status === 404 && action === 'list the pictures') {
    return problem('The bucket does not exist, or Storage is not switched on for the project.')
  }
  return problem(
    `Anyone can ${action} without a sign-in (status ${reply.status}): deploy storage.rules.`,
  )
}

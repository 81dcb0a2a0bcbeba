import { type CheckResult, note } from './check-result.ts'
import type { DoctorConfig } from './doctor-config.ts'

/**
 * Settings of the identity project that only its operators can read, because an API key has no access
 * (docs/deployment.md, section 2).
 */
export const identityByHand = ({ projectId }: DoctorConfig): CheckResult[] =>
  [
    `User account linking must be “Link accounts that use the same email”: allowDuplicateEmails is absent or false in https://identitytoolkit.googleapis.com/admin/v2/projects/${projectId}/config (with an operator’s access token).`,
    'Authentication, Settings: the quota of new accounts per client IP address (100 an hour by default), and the daily quotas of emails.',
    'Cloud Monitoring: an alarm on the used share of the Identity Toolkit quota, and on unusual numbers of sign-ups and emails.',
    'App Check must stay unenforced for Authentication until the site sends its tokens; its metrics show requests that do not come from the site.',
  ].map((message) => note(`To check by hand: ${message}`))

/** The identity service's own minimum, in characters (specification 5). */
const SERVICE_MINIMUM = 6

/**
 * The minimum length of a new password, in characters: `VITE_MIN_PASSWORD_LENGTH`, which repeats the policy of the
 * identity project, and never below the service's own 6 (decision 0021). The service checks the length again.
 */
export const requiredPasswordLength = (setting: unknown): number => {
  const length = Number(setting)
  return Number.isInteger(length) && length > SERVICE_MINIMUM ? length : SERVICE_MINIMUM
}

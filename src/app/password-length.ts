/** The identity service's own least number of characters (specification 5). */
const SERVICE_MINIMUM = 6

/**
 * The least number of characters of a new password: the identity project's policy as `VITE_MIN_PASSWORD_LENGTH`
 * repeats it, never below the service's own 6 (decision 0021). The service decides again.
 */
export const leastPasswordLength = (setting: unknown): number => {
  const asked = Number(setting)
  return Number.isInteger(asked) && asked > SERVICE_MINIMUM ? asked : SERVICE_MINIMUM
}

/** The messages of an unreachable service, in a module of their own because the landing page uses only these. */
export const unreachableMessages = {
  unreachable: 'We could not reach the service. Check your connection and try again.',
  'timed out': 'The service took too long to answer. Please try again.',
  'server error': 'Something went wrong on our side. Please try again.',
} as const

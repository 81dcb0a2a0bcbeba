/** The messages of an unreachable service, in a module of their own because the landing page uses only these. */
export const unreachableMessages = {
  unreachable: 'We couldn’t reach our servers. Check your connection and try again.',
  'timed out': 'That took too long. Please try again.',
  'server error': 'Something went wrong on our side. Please try again.',
} as const

/** Why the service does not answer, in the words of every page; the landing page has these alone. */
export const outOfReachSentences = {
  unreachable: 'We could not reach the service. Check your connection and try again.',
  'timed out': 'The service took too long to answer. Please try again.',
  'server error': 'Something went wrong on our side. Please try again.',
} as const

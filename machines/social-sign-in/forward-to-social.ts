import type { SessionAnswer } from '../session/session-events.ts'

/** The action of a page that forwards an answer of the session to its child `social`. */
export const forwardToSocial = () =>
  ({
    type: 'forward to social',
    params: ({ event }: { event: SessionAnswer }) => event,
  }) as const

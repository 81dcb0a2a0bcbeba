import type { SessionAnswer } from '../../machines/session/session-events.ts'
import type { Interaction } from './interaction.ts'

/** How the answers of the session reach the pages that sign in. */
export const sessionAnswers = {
  'session opened': { by: 'another machine' },
  'session not opened': { by: 'another machine' },
  'deletion resumed': { by: 'another machine' },
} as const satisfies Readonly<Record<SessionAnswer['type'], Interaction>>

import type { missingCodeMachine } from '../../../machines/missing-code/missing-code-machine.ts'
import type { SendTo } from '../snapshot.ts'
import type { MissingCodeProps } from './missing-code-props.ts'

/** What the page without code sends to its machine. */
export const missingCodeActs = (
  send: SendTo<typeof missingCodeMachine>,
): Pick<MissingCodeProps, 'onRetry'> => ({ onRetry: () => send({ type: 'retried' }) })

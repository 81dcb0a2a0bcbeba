import type { Clipboard } from '../../../machines/ports.ts'
import { createSteering, type Steering } from './steering.ts'

/** A clipboard that keeps what was last written. */
export const createFakeClipboard = (): Clipboard & {
  written(): string | null
  steering: Steering<'write'>
} => {
  const { steering, run } = createSteering<'write'>()
  let kept: string | null = null
  return {
    steering,
    written: () => kept,
    write: (text) =>
      run('write', [text], () => {
        kept = text
      }),
  }
}

import type { Clipboard } from '../../../machines/ports.ts'
import { createFakeControls, type FakeControls } from './controls.ts'

/** A clipboard in memory. */
export const createFakeClipboard = (): Clipboard & {
  written(): string | null
  controls: FakeControls<'write'>
} => {
  const { controls, run } = createFakeControls<'write'>()
  let content: string | null = null
  return {
    controls,
    written: () => content,
    write: (text) =>
      run('write', [text], () => {
        content = text
      }),
  }
}

import { onTestFinished } from 'vitest'
import type { Mail } from '../../../../tools/dev/emulators/mails.ts'
import { type Emulators, startEmulators } from '../../../../tools/dev/emulators.ts'
import { emulatorClient } from './emulator-client.ts'

export const projectId = 'demo-trellis'

/** Starts emulators on free ports, stops them after the test, and returns a client for them. */
export const runningEmulators = async (dir: string, onMail: (mail: Mail) => void = () => {}) => {
  const emulators = await startEmulators({
    projectId,
    host: '127.0.0.1',
    authPort: 0,
    storagePort: 0,
    dir,
    onMail,
  })
  onTestFinished(() => emulators.stop())
  return clientOf(emulators)
}

const clientOf = ({ authPort, storagePort }: Emulators) =>
  emulatorClient(`http://127.0.0.1:${authPort}`, `http://127.0.0.1:${storagePort}`)

import { onTestFinished } from 'vitest'
import type { Email } from '../../../../tools/dev/emulators/emails.ts'
import { type Emulators, startEmulators } from '../../../../tools/dev/emulators.ts'
import { emulatorClient } from './emulator-client.ts'

export const projectId = 'demo-trellis'

/** Starts emulators on free ports, stops them after the test, and returns a client for them. */
export const runningEmulators = async (dir: string, onEmail: (email: Email) => void = () => {}) => {
  const emulators = await startEmulators({
    projectId,
    host: '127.0.0.1',
    authPort: 0,
    storagePort: 0,
    dir,
    onEmail,
  })
  onTestFinished(() => emulators.stop())
  return clientOf(emulators)
}

const clientOf = ({ authPort, storagePort }: Emulators) =>
  emulatorClient(`http://127.0.0.1:${authPort}`, `http://127.0.0.1:${storagePort}`)

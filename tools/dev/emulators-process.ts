import { z } from 'zod'
import { startEmulators } from './emulators.ts'
import { runAsChild } from './processes/run-as-child.ts'

const settings = z.object({
  PROJECT_ID: z.string(),
  AUTH_EMULATOR_PORT: z.coerce.number(),
  STORAGE_EMULATOR_PORT: z.coerce.number(),
  EMULATORS_DIR: z.string(),
})

await runAsChild((send) => {
  const env = settings.parse(process.env)
  return startEmulators({
    projectId: env.PROJECT_ID,
    host: '127.0.0.1',
    authPort: env.AUTH_EMULATOR_PORT,
    storagePort: env.STORAGE_EMULATOR_PORT,
    dir: env.EMULATORS_DIR,
    onEmail: (email) => send({ type: 'email', email }),
  })
})

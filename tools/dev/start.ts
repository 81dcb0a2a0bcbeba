import { originsOf } from './local-stack-parts.ts'
import { dataFolderFrom } from './processes/data-folder.ts'
import { portsFrom, previewPortFrom } from './processes/ports.ts'
import { printBlock, printEmail, runCommand } from './processes/run-command.ts'
import { startStack } from './stack.ts'

/* `npm start` starts the whole local stack for development. */
await runCommand(async () => {
  const dataDir = dataFolderFrom(process.env)
  const preview = { site: `http://localhost:${previewPortFrom(process.env)}` }
  const stack = await startStack({
    ports: portsFrom(process.env),
    dataDir,
    site: 'dev',
    origins: originsOf(preview),
    onEmail: printEmail,
  })
  const { urls } = stack
  return {
    ...stack,
    announce: () =>
      printBlock('Trellis is running.', [
        ['Site', urls.site],
        ['Machine lab', new URL('/lab/', urls.site).href],
        ['Mailbox', urls.mailbox],
        ['Backend', urls.api],
        ['Geocoder', urls.geocoder],
        ['Auth emulator', urls.authEmulator],
        ['Storage emulator', urls.storageEmulator],
        ['Data', `${dataDir} (development only: a power cut may lose data)`],
        ['Stop', 'Ctrl-C'],
        ['Remove the data', 'npm run reset'],
      ]),
  }
})

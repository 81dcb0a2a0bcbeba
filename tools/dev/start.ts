import { originsOf } from './local-stack-parts.ts'
import { dataFolderFrom } from './processes/data-folder.ts'
import { portsFrom, previewPortFrom } from './processes/ports.ts'
import { printBlock, printEmail } from './processes/print.ts'
import { runCommand } from './processes/run-command.ts'
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
  const { addresses } = stack
  printBlock('Trellis is running.', [
    ['Site', addresses.site],
    ['Machine lab', new URL('/lab/', addresses.site).href],
    ['Mailbox', addresses.mailbox],
    ['Backend', addresses.api],
    ['Geocoder', addresses.geocoder],
    ['Auth emulator', addresses.authEmulator],
    ['Storage emulator', addresses.storageEmulator],
    ['Data', `${dataDir} (development only: a power cut may lose data)`],
    ['Stop', 'Ctrl-C'],
    ['Remove the data', 'npm run reset'],
  ])
  return stack
})

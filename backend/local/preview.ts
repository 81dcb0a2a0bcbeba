import { addressesOf } from './addresses.ts'
import { builtSitePart } from './parts.ts'
import { startChildren } from './processes/children.ts'
import { dataFolderFrom, runningStack } from './processes/data-folder.ts'
import { portsFrom, previewPortFrom, takenPort } from './processes/ports.ts'
import { printBlock, printMail } from './processes/print.ts'
import { type RunningCommand, runCommand } from './processes/run-command.ts'
import { startStack } from './stack.ts'

/*
 * `npm run preview`: the site built for the local stack and served under production headers. The stack
 * behind it is the one that runs on this data folder, or else one of its own.
 */
const port = previewPortFrom(process.env)
const dataDir = dataFolderFrom(process.env)

await runCommand(async () => {
  const services = await runningStack(dataDir)
  if (services === null) return withItsOwnStack()

  const none = { api: 0, auth: 0, storage: 0 }
  const taken = await takenPort({ ...none, site: port }, 'preview')
  if (taken !== null) throw new Error(taken)
  const site = startChildren([builtSitePart(port, services, dataDir)], {})
  await site.ready
  print([['Behind it', `the stack that runs at ${services.api}`]])
  return site
})

async function withItsOwnStack(): Promise<RunningCommand> {
  const stack = await startStack({
    ports: { ...portsFrom(process.env), site: port },
    dataDir,
    site: 'preview',
    onMail: printMail,
  })
  print([
    ['Mailbox', stack.addresses.mailbox],
    ['Data', dataDir],
  ])
  return stack
}

function print(more: readonly (readonly [string, string])[]): void {
  printBlock('The build of Trellis is running, under production headers.', [
    ['Site', addressesOf({ site: port, api: 0, auth: 0, storage: 0 }).site],
    ...more,
    ['Stop', 'Ctrl-C'],
  ])
}

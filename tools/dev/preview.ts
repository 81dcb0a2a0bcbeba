import { builtSitePart } from './local-stack-parts.ts'
import { startChildren } from './processes/children.ts'
import { dataFolderFrom, runningStack } from './processes/data-folder.ts'
import { findPortConflict, portsFrom, previewPortFrom } from './processes/ports.ts'
import { printBlock, printEmail, type RunningCommand, runCommand } from './processes/run-command.ts'
import { startStack } from './stack.ts'
import { stackUrls } from './urls.ts'

/*
 * `npm run preview` builds the site for the local stack and serves it with production headers. It uses the stack
 * that runs on this data folder, or starts its own.
 */
const port = previewPortFrom(process.env)
const dataDir = dataFolderFrom(process.env)

await runCommand(async () => {
  const services = await runningStack(dataDir)
  if (services === null) return startWithStack()

  const none = { api: 0, auth: 0, storage: 0 }
  const conflict = await findPortConflict({ ...none, site: port }, 'preview')
  if (conflict !== null) throw new Error(conflict)
  const site = startChildren([builtSitePart(port, services, dataDir)], {})
  await site.ready
  return { ...site, announce: () => print([['Backend', `${services.api} (already running)`]]) }
})

async function startWithStack(): Promise<RunningCommand> {
  const stack = await startStack({
    ports: { ...portsFrom(process.env), site: port },
    dataDir,
    site: 'preview',
    onEmail: printEmail,
  })
  return {
    ...stack,
    announce: () =>
      print([
        ['Mailbox', stack.urls.mailbox],
        ['Data', dataDir],
      ]),
  }
}

function print(rows: readonly (readonly [string, string])[]): void {
  printBlock('A build of Trellis is running, with production headers.', [
    ['Site', stackUrls({ site: port, api: 0, auth: 0, storage: 0 }).site],
    ...rows,
    ['Stop', 'Ctrl-C'],
  ])
}

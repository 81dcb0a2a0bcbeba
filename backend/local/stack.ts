import { randomBytes } from 'node:crypto'
import { type Addresses, addressesOf, PROJECT_ID } from './addresses.ts'
import type { Mail } from './emulators/mails.ts'
import {
  backendPart,
  builtSitePart,
  devSitePart,
  emulatorsPart,
  originsOf,
  type Part,
  type SiteKind,
} from './parts.ts'
import { type Children, startChildren } from './processes/children.ts'
import { takeDataFolder } from './processes/data-folder.ts'
import { chosenPorts, type Ports, takenPort } from './processes/ports.ts'

/** How a local stack is to run. */
export type StackOptions = {
  /** Ports to listen on; one that is 0 or missing is chosen by the system. */
  ports?: Partial<Ports>
  /** Holds everything that the stack keeps; one process at a time. */
  dataDir: string
  site: SiteKind
  /** More origins that may call the backend and the geocoder, beside the site's own. */
  origins?: readonly string[]
  /** Hears of every mail that would have been sent. */
  onMail?: (mail: Mail) => void
  /** Hears every line that a part prints (warnings and errors; in a healthy stack none). */
  onLine?: (part: string, line: string) => void
}

/** A local stack that runs. */
export type Stack = {
  projectId: string
  addresses: Addresses
  /** Resolves with one sentence when a part has ended by itself; the others still run then. */
  lost: Promise<string>
  /** Ends every part and gives the data folder back. */
  stop(): Promise<void>
}

/**
 * Starts the whole local stack: the emulators, the backend with geocoder and mailbox, and the site, each
 * in a process of its own that ends with this one, however this one ends. Resolves when all answer.
 * Rejects with one sentence when a port is taken, the data folder is in use or a part cannot start.
 */
export const startStack = async (options: StackOptions): Promise<Stack> => {
  const { site, dataDir } = options
  const wanted: Ports = { site: 0, api: 0, auth: 0, storage: 0, ...options.ports }
  const taken = await takenPort(wanted, site)
  if (taken !== null) throw new Error(taken)

  const folder = await takeDataFolder(dataDir)
  let children: Children | null = null
  const stop = async () => {
    await children?.stop()
    await folder.giveBack()
  }
  try {
    const ports = await chosenPorts(wanted)
    const addresses = addressesOf(ports)
    const seedKey = randomBytes(24).toString('base64url')
    const origins = [...originsOf(addresses), ...(options.origins ?? [])]
    children = startChildren(
      [
        emulatorsPart(ports, dataDir),
        backendPart(ports, dataDir, { origins, seedKey }),
        ...siteParts(site, ports, addresses, dataDir),
      ],
      options,
    )
    await children.ready
    folder.announce({
      ...addresses,
      pid: process.pid,
      projectId: PROJECT_ID,
      site: site === 'none' ? null : addresses.site,
      seedKey,
    })
    return { projectId: PROJECT_ID, addresses, lost: children.lost, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

const siteParts = (
  kind: SiteKind,
  ports: Ports,
  addresses: Addresses,
  dataDir: string,
): readonly Part[] => {
  switch (kind) {
    case 'dev':
      return [devSitePart(ports.site, addresses, dataDir)]
    case 'preview':
      return [builtSitePart(ports.site, addresses, dataDir)]
    case 'none':
      return []
  }
}

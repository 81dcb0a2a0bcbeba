import { randomBytes } from 'node:crypto'
import type { Email } from './emulators/emails.ts'
import {
  backendPart,
  builtSitePart,
  devSitePart,
  emulatorsPart,
  originsOf,
  type Part,
  type SiteKind,
} from './local-stack-parts.ts'
import { type Children, startChildren } from './processes/children.ts'
import { lockDataFolder } from './processes/data-folder.ts'
import { chosenPorts, findPortConflict, type Ports } from './processes/ports.ts'
import { PROJECT_ID, type StackUrls, stackUrls } from './urls.ts'

export type StackOptions = {
  /** The ports to listen on. If one is 0 or missing, the system chooses it. */
  ports?: Partial<Ports>
  /** The folder of all data of the stack. One process uses it at a time. */
  dataDir: string
  site: SiteKind
  /** Origins, besides the site's own, that may use the backend and the geocoder. */
  origins?: readonly string[]
  /** Called for every email that would have been sent. */
  onEmail?: (email: Email) => void
  /** Called for every line that a part prints: warnings and errors, usually none. */
  onLine?: (part: string, line: string) => void
}

/** A running local stack. */
export type Stack = {
  projectId: string
  urls: StackUrls
  /** Resolves with a message when a part has exited unexpectedly. The others are still running then. */
  lost: Promise<string>
  /** Stops every part and unlocks the data folder. */
  stop(): Promise<void>
}

/**
 * Starts the whole local stack: the emulators, the backend with geocoder and mailbox, and the site. Each runs in
 * its own process, which ends when this one exits. Resolves when all of them respond.
 * Rejects with a message if a port or the data folder is in use, or if a part cannot start.
 */
export const startStack = async (options: StackOptions): Promise<Stack> => {
  const { site, dataDir } = options
  const requested: Ports = { site: 0, api: 0, auth: 0, storage: 0, ...options.ports }
  const conflict = await findPortConflict(requested, site)
  if (conflict !== null) throw new Error(conflict)

  const folder = await lockDataFolder(dataDir)
  let children: Children | null = null
  const stop = async () => {
    await children?.stop()
    await folder.release()
  }
  try {
    const ports = await chosenPorts(requested)
    const urls = stackUrls(ports)
    const seedKey = randomBytes(24).toString('base64url')
    const origins = [...originsOf(urls), ...(options.origins ?? [])]
    children = startChildren(
      [
        // A developer first waits for the site, and its pages show before the services respond.
        { ...emulatorsPart(ports, dataDir), yields: site === 'dev' },
        { ...backendPart(ports, dataDir, { origins, seedKey }), yields: site === 'dev' },
        ...siteParts(options, ports, urls),
      ],
      options,
    )
    await children.ready
    folder.publish({
      ...urls,
      pid: process.pid,
      projectId: PROJECT_ID,
      site: site === 'none' ? null : urls.site,
      seedKey,
    })
    return { projectId: PROJECT_ID, urls, lost: children.lost, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

const siteParts = (
  { site, dataDir }: StackOptions,
  ports: Ports,
  urls: StackUrls,
): readonly Part[] => {
  switch (site) {
    case 'dev':
      return [devSitePart(ports.site, urls, dataDir)]
    case 'preview':
      return [builtSitePart(ports.site, urls, dataDir)]
    case 'none':
      return []
  }
}

import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { UnsecuredJWT } from 'jose'
import { z } from 'zod'
import { isFromThisMachine } from '../from-this-machine.ts'
import type { FirebaseTools, Handler, RuleRequest, StorageEmulator } from './firebase-tools.ts'
import { type FileClient, isPermitted } from './picture-rule.ts'
import { saveBeforeResponse } from './response-hooks.ts'
import { safeFile } from './safe-file.ts'

/** The official Storage emulator with persistent files and a rule that needs no Java. */
export type DurableStorage = {
  handler: Handler
  /** Sets the port once the server listens. The emulator uses it in the URLs of resumable uploads. */
  setPort(port: number): void
  save(): void
}

/**
 * Opens the files in `folder`. Never call the emulator's own `stop()`, because it deletes them.
 * Removes incomplete uploads and replaced versions that a crash has left.
 */
export const openStorageEmulator = async (
  tools: FirebaseTools,
  { projectId, host, folder }: { projectId: string; host: string; folder: string },
): Promise<DurableStorage> => {
  const blobs = join(folder, 'pictures')
  mkdirSync(blobs, { recursive: true })
  const index = safeFile(join(folder, 'pictures.json'))

  class FolderStorage extends tools.StorageEmulator {
    override getPersistenceTmpDir(): string {
      return blobs
    }
  }
  const rules = { name: 'storage.rules', content: '' }
  const emulator = new FolderStorage({ host, port: 0, projectId, rules })
  tools.registry.set('storage', emulator)
  emulator._rulesRuntime = { start: doNothing, stop: doNothing }
  emulator._rulesManager = {
    start: doNothing,
    stop: doNothing,
    getRuleset: () => ruleset(tools, projectId),
  }

  restore(tools, emulator, index.read())
  const removeReplaced = deferFileRemoval(emulator)

  const save = () => {
    const entries = [...emulator._files].map(([key, file]) => ({
      key,
      blob: emulator._persistence._diskPathMap.get(key),
      metadata: tools.FileMetadata.toJSON(file.metadata),
    }))
    index.write(JSON.stringify(entries))
    removeReplaced()
  }

  const app = await tools.createStorageApp(projectId, emulator)
  return {
    handler: (request, response) => {
      const { host: requestHost, origin } = request.headers
      const isInternal = request.url?.startsWith('/internal/') ?? false
      if (isInternal || !isFromThisMachine({ host: requestHost, origin })) {
        response.writeHead(403).end()
        return
      }
      // For GET as well: reading the metadata of a file may create its first download token.
      saveBeforeResponse(response, save)
      app(request, response)
    },
    setPort: (port) => {
      emulator.args.port = port
    },
    save,
  }
}

const doNothing = async () => {}

const ruleset = (tools: FirebaseTools, projectId: string) => ({
  verify: async ({ method, path, token, file }: RuleRequest) => ({
    permitted: isPermitted({
      method,
      path,
      caller: callerOf(token, projectId),
      written: file.after,
    }),
    issues: new tools.RuleIssues(),
  }),
})

/** The emulator's tokens are unsigned. Issuer, audience and expiry are verified as in production. */
const callerOf = (token: string | undefined, projectId: string): FileClient | null => {
  if (token === undefined) return null
  try {
    const issuer = `https://securetoken.google.com/${projectId}`
    const { payload } = UnsecuredJWT.decode(token, { issuer, audience: projectId })
    const { sub, email, email_verified, firebase } = claims.parse(payload)
    return {
      uid: sub,
      provider: firebase.sign_in_provider,
      hasEmail: email !== undefined,
      emailVerified: email_verified,
    }
  } catch {
    return null
  }
}

const claims = z.object({
  sub: z.string(),
  email: z.string().optional(),
  email_verified: z.boolean().default(false),
  firebase: z.object({ sign_in_provider: z.string() }),
})

const savedIndex = z.array(z.object({ key: z.string(), blob: z.string(), metadata: z.string() }))

const restore = (tools: FirebaseTools, emulator: StorageEmulator, saved: string | null) => {
  const { dirPath, _diskPathMap } = emulator._persistence
  const restored = new Set<string>()
  for (const entry of savedIndex.parse(JSON.parse(saved ?? '[]'))) {
    const metadata = tools.FileMetadata.fromJSON(entry.metadata, emulator._cloudFunctions)
    const blob = statSync(join(dirPath, entry.blob), { throwIfNoEntry: false })
    if (blob?.size !== metadata.size) continue
    _diskPathMap.set(entry.key, entry.blob)
    emulator._files.set(entry.key, new tools.StoredFile(metadata))
    emulator.storageLayer.createBucket(metadata.bucket)
    restored.add(entry.blob)
  }
  for (const name of readdirSync(dirPath)) {
    if (!restored.has(name)) rmSync(join(dirPath, name))
  }
}

/**
 * Makes the emulator defer the removal of replaced and deleted files, and returns the function that removes them.
 * Call it after saving the index: the old index still refers to these files, so a crash before that would lose both
 * versions.
 */
const deferFileRemoval = (emulator: StorageEmulator): (() => void) => {
  const persistence = emulator._persistence
  const replaced: string[] = []
  persistence.deleteFile = (name, failSilently = false) => {
    const blob = persistence._diskPathMap.get(name)
    if (blob === undefined && !failSilently) throw new Error(`No such file: ${name}`)
    if (blob === undefined) return
    persistence._diskPathMap.delete(name)
    replaced.push(join(persistence.dirPath, blob))
  }
  return () => {
    for (const path of replaced.splice(0)) rmSync(path, { force: true })
  }
}

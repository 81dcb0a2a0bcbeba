import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { UnsecuredJWT } from 'jose'
import { z } from 'zod'
import { isFromThisMachine } from '../from-this-machine.ts'
import { saveBeforeTheAnswer } from './before-the-answer.ts'
import type { FirebaseTools, Handler, RuleQuestion, StorageEmulator } from './firebase-tools.ts'
import { type FileCaller, isPermitted } from './picture-rule.ts'
import { safeFile } from './safe-file.ts'

/** The official Storage emulator with files that last and a rule that needs no Java. */
export type DurableStorage = {
  handler: Handler
  /** The port is known only once the server listens; resumable uploads are told their address by it. */
  listensOn(port: number): void
  save(): void
}

/**
 * Opens the files kept in `folder`. Never call the emulator's own `stop()`: it deletes them.
 * A half upload and a replaced version left by a crash are cleared away here.
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
  emulator._rulesRuntime = { start: nothing, stop: nothing }
  emulator._rulesManager = {
    start: nothing,
    stop: nothing,
    getRuleset: () => ruleset(tools, projectId),
  }

  restore(tools, emulator, index.read())
  const clearReplaced = keepReplacedFiles(emulator)

  const save = () => {
    const entries = [...emulator._files].map(([key, file]) => ({
      key,
      blob: emulator._persistence._diskPathMap.get(key),
      metadata: tools.FileMetadata.toJSON(file.metadata),
    }))
    index.write(JSON.stringify(entries))
    clearReplaced()
  }

  const app = await tools.createStorageApp(projectId, emulator)
  return {
    handler: (request, response) => {
      const { host: asked, origin } = request.headers
      const isInternal = request.url?.startsWith('/internal/') ?? false
      if (isInternal || !isFromThisMachine({ host: asked, origin })) {
        response.writeHead(403).end()
        return
      }
      // Also for GET: reading a file's description may give it its first download token.
      saveBeforeTheAnswer(response, save)
      app(request, response)
    },
    listensOn: (port) => {
      emulator.args.port = port
    },
    save,
  }
}

const nothing = async () => {}

const ruleset = (tools: FirebaseTools, projectId: string) => ({
  verify: async ({ method, path, token, file }: RuleQuestion) => ({
    permitted: isPermitted({
      method,
      path,
      caller: callerOf(token, projectId),
      written: file.after,
    }),
    issues: new tools.RuleIssues(),
  }),
})

/** The emulator's tokens carry no signature; issuer, audience and expiry are checked as production does. */
const callerOf = (token: string | undefined, projectId: string): FileCaller | null => {
  if (token === undefined) return null
  try {
    const issuer = `https://securetoken.google.com/${projectId}`
    const { payload } = UnsecuredJWT.decode(token, { issuer, audience: projectId })
    const { sub, email_verified, firebase } = claims.parse(payload)
    return { uid: sub, provider: firebase.sign_in_provider, emailVerified: email_verified }
  } catch {
    return null
  }
}

const claims = z.object({
  sub: z.string(),
  email_verified: z.boolean().default(false),
  firebase: z.object({ sign_in_provider: z.string() }),
})

const savedIndex = z.array(z.object({ key: z.string(), blob: z.string(), metadata: z.string() }))

const restore = (tools: FirebaseTools, emulator: StorageEmulator, saved: string | null) => {
  const { dirPath, _diskPathMap } = emulator._persistence
  const kept = new Set<string>()
  for (const entry of savedIndex.parse(JSON.parse(saved ?? '[]'))) {
    const metadata = tools.FileMetadata.fromJSON(entry.metadata, emulator._cloudFunctions)
    const blob = statSync(join(dirPath, entry.blob), { throwIfNoEntry: false })
    if (blob?.size !== metadata.size) continue
    _diskPathMap.set(entry.key, entry.blob)
    emulator._files.set(entry.key, new tools.StoredFile(metadata))
    emulator.storageLayer.createBucket(metadata.bucket)
    kept.add(entry.blob)
  }
  for (const name of readdirSync(dirPath)) {
    if (!kept.has(name)) rmSync(join(dirPath, name))
  }
}

/**
 * The emulator unlinks a replaced or deleted file at once; the index still names it until it is saved,
 * so a crash in between would lose both versions. Returns what removes them, to call after saving.
 */
const keepReplacedFiles = (emulator: StorageEmulator): (() => void) => {
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

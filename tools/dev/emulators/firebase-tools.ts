import type { IncomingMessage, ServerResponse } from 'node:http'
import { createRequire } from 'node:module'

/*
 * The only file that uses internals of firebase-tools. The package is CommonJS, has no types for its emulators and
 * guarantees no stable structure, so every export is checked when it is loaded: after an incompatible upgrade the
 * stack fails here with the name of the export, not later with a lost account.
 */

/** An Express application, as a request listener of node:http. */
export type Handler = (request: IncomingMessage, response: ServerResponse) => void

/** An account of the Auth emulator; `localId` is the uid. It has more fields, which are only passed through. */
export type EmulatedAccount = {
  localId: string
  email?: string | undefined
  displayName?: string | undefined
  providerUserInfo?: ProviderAccount[] | undefined
  /** Epoch milliseconds of the newest sign-in. Every token has it as `auth_time`. */
  lastLoginAt?: string | undefined
}

/** What a refresh token of the emulator contains. */
export type RefreshRecord = { extraClaims?: Readonly<Record<string, unknown>> | undefined }

/** A fake account at Google or Apple. */
export type ProviderAccount = {
  providerId: string
  rawId: string
  email?: string | undefined
  displayName?: string | undefined
  screenName?: string | undefined
  photoUrl?: string | undefined
}

/** The code of an email. The emulator deletes it when its link is used. */
export type EmailedCode = {
  oobCode: string
  oobLink: string
  requestType: string
  email: string
  newEmail?: string | undefined
}

export type AuthState = {
  users: Map<string, EmulatedAccount>
  oobs: Map<string, EmailedCode>
  enableImprovedEmailPrivacy: boolean
  getUserByEmail(email: string): EmulatedAccount | undefined
  updateUserByLocalId(
    localId: string,
    fields: EmulatedAccount,
    options?: { upsertProviders?: ProviderAccount[]; deleteProviders?: string[] },
  ): EmulatedAccount
  createRefreshTokenFor(account: EmulatedAccount, provider: string, options?: RefreshRecord): string
  validateRefreshToken(token: string): RefreshRecord
  createOob(
    email: string,
    newEmail: string | undefined,
    requestType: string,
    generateLink: (code: string) => string,
  ): EmailedCode
}

/** The metadata of a stored file; `size` in bytes. */
export type FileMetadata = { bucket: string; name: string; size: number }

/** The input of a storage rule. `before` and `after` are the metadata of the file before and after the operation. */
export type RuleRequest = {
  method: string
  path: string
  token?: string | undefined
  file: {
    before?: { contentType?: string; size: number } | undefined
    after?: { contentType?: string; size: number } | undefined
  }
}

/** The Storage emulator, including its private members. */
export type StorageEmulator = {
  args: { port: number }
  storageLayer: { createBucket(id: string): void }
  _files: Map<string, { metadata: FileMetadata }>
  _cloudFunctions: unknown
  _persistence: {
    dirPath: string
    _diskPathMap: Map<string, string>
    deleteFile(name: string, failSilently?: boolean): void
  }
  _rulesRuntime: unknown
  _rulesManager: unknown
  getPersistenceTmpDir(): string
}

type StorageArguments = {
  host: string
  port: number
  projectId: string
  rules: { name: string; content: string }
}

/** The exports of firebase-tools that the local stack uses. */
export type FirebaseTools = {
  AuthState: new (projectId: string) => AuthState
  createAuthApp(
    projectId: string,
    singleProjectMode: number,
    states: Map<string, AuthState>,
  ): Promise<Handler>
  /** The page of the account chooser, and the placeholder for its list of accounts. */
  chooserPage: string
  chooserPlaceholder: string
  StorageEmulator: new (options: StorageArguments) => StorageEmulator
  createStorageApp(projectId: string, emulator: StorageEmulator): Promise<Handler>
  StoredFile: new (metadata: FileMetadata) => { metadata: FileMetadata }
  FileMetadata: {
    fromJSON(json: string, cloudFunctions: unknown): FileMetadata
    toJSON(metadata: FileMetadata): string
  }
  RuleIssues: new () => object
  registry: { set(name: string, emulator: StorageEmulator): void }
}

/** The module and the name of each export. */
const places: Readonly<Record<keyof FirebaseTools, readonly [module: string, name: string]>> = {
  AuthState: ['auth/state', 'AgentProjectState'],
  createAuthApp: ['auth/server', 'createApp'],
  chooserPage: ['auth/widget_ui', 'WIDGET_UI'],
  chooserPlaceholder: ['auth/widget_ui', 'PROVIDERS_LIST_PLACEHOLDER'],
  StorageEmulator: ['storage', 'StorageEmulator'],
  createStorageApp: ['storage/server', 'createApp'],
  StoredFile: ['storage/files', 'StoredFile'],
  FileMetadata: ['storage/metadata', 'StoredFileMetadata'],
  RuleIssues: ['storage/rules/runtime', 'StorageRulesIssues'],
  registry: ['registry', 'EmulatorRegistry'],
}

/** Requests with another project id are rejected (SingleProjectMode.ERROR of firebase-tools). */
export const REFUSE_OTHER_PROJECTS = 2

/** Loads the emulators (about half a second). Throws if an export of firebase-tools is missing. */
export const loadFirebaseTools = (): FirebaseTools => {
  compileValidatorsLazily()
  return Object.fromEntries(
    Object.entries(places).map(([key, [module, name]]) => [
      key,
      pick(require(`firebase-tools/lib/emulator/${module}`), name),
    ]),
  ) as FirebaseTools
}

const require = createRequire(import.meta.url)

/**
 * The Auth emulator compiles hundreds of request validators before it listens (4 s). Its router has an option to
 * compile each of them on first use, which firebase-tools does not set.
 */
const compileValidatorsLazily = () => {
  const fromFirebaseTools = createRequire(
    require.resolve('firebase-tools/lib/emulator/auth/server'),
  )
  const router = fromFirebaseTools('exegesis-express')
  const middleware = pick(router, 'middleware') as (spec: unknown, options: object) => unknown
  router.middleware = (spec: unknown, options: object) =>
    middleware(spec, { ...options, lazyCompileValidationSchemas: true })
}

const pick = (module: unknown, name: string): unknown => {
  const value: unknown = Reflect.get(Object(module), name)
  if (value === undefined)
    throw new Error(
      `firebase-tools has changed: "${name}" is not what tools/dev/emulators expects.`,
    )
  return value
}

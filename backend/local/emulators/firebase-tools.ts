import type { IncomingMessage, ServerResponse } from 'node:http'
import { createRequire } from 'node:module'

/*
 * The one place that reaches into firebase-tools. The package is CommonJS, has no types for its emulators
 * and does not promise their shape, so every piece is checked when it is loaded: after an upgrade that
 * moved something the stack stops here with the name of the piece, not later with a lost account.
 */

/** An Express application, seen as what it is to node:http. */
export type Handler = (request: IncomingMessage, response: ServerResponse) => void

/** An account as the Auth emulator keeps it; `localId` is the uid. Its other fields are only carried. */
export type EmulatedAccount = {
  localId: string
  email?: string | undefined
  displayName?: string | undefined
  providerUserInfo?: ProviderAccount[] | undefined
}

/** An account at Google or Apple, as the Auth emulator pretends it. */
export type ProviderAccount = {
  providerId: string
  rawId: string
  email?: string | undefined
  displayName?: string | undefined
  screenName?: string | undefined
  photoUrl?: string | undefined
}

/** A code that was "mailed": the emulator deletes it when its link is used. */
export type MailedCode = {
  oobCode: string
  oobLink: string
  requestType: string
  email: string
  newEmail?: string | undefined
}

/** One project's accounts inside the Auth emulator. */
export type AuthState = {
  users: Map<string, EmulatedAccount>
  oobs: Map<string, MailedCode>
  enableImprovedEmailPrivacy: boolean
  getUserByEmail(email: string): EmulatedAccount | undefined
  updateUserByLocalId(
    localId: string,
    fields: EmulatedAccount,
    options: { upsertProviders: ProviderAccount[] },
  ): EmulatedAccount
  listProviderInfosByProviderId(providerId: string): ProviderAccount[]
  createOob(
    email: string,
    newEmail: string | undefined,
    requestType: string,
    generateLink: (code: string) => string,
  ): MailedCode
}

/** A stored file's description; `size` in bytes. */
export type FileMetadata = { bucket: string; name: string; size: number }

/** What the Storage emulator asks of a rule. `before` and `after` describe the file around the call. */
export type RuleQuestion = {
  method: string
  path: string
  token?: string | undefined
  file: {
    before?: { contentType?: string; size: number } | undefined
    after?: { contentType?: string; size: number } | undefined
  }
}

/** The Storage emulator, with the members that it would keep to itself. */
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

/** The pieces of firebase-tools that the local stack stands on. */
export type FirebaseTools = {
  AuthState: new (projectId: string) => AuthState
  createAuthApp(
    projectId: string,
    singleProjectMode: number,
    states: Map<string, AuthState>,
  ): Promise<Handler>
  /** The account chooser's page, and the words in it that stand for the list of accounts. */
  chooser: { page: string; placeholder: string }
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

/** Another project id than the emulator's own is answered with an error (firebase-tools' SingleProjectMode.ERROR). */
export const REFUSE_OTHER_PROJECTS = 2

/** Loads the emulators (about half a second). Throws when firebase-tools has changed its shape. */
export const loadFirebaseTools = (): FirebaseTools => {
  compileValidatorsLazily()
  const auth = load('auth/server')
  const widget = load('auth/widget_ui')
  return {
    AuthState: pick(load('auth/state'), 'AgentProjectState', isClass<FirebaseTools['AuthState']>),
    createAuthApp: pick(auth, 'createApp', isFunction<FirebaseTools['createAuthApp']>),
    chooser: {
      page: pick(widget, 'WIDGET_UI', isText),
      placeholder: pick(widget, 'PROVIDERS_LIST_PLACEHOLDER', isText),
    },
    StorageEmulator: pick(
      load('storage'),
      'StorageEmulator',
      isClass<FirebaseTools['StorageEmulator']>,
    ),
    createStorageApp: pick(
      load('storage/server'),
      'createApp',
      isFunction<FirebaseTools['createStorageApp']>,
    ),
    StoredFile: pick(load('storage/files'), 'StoredFile', isClass<FirebaseTools['StoredFile']>),
    FileMetadata: pick(load('storage/metadata'), 'StoredFileMetadata', isFileMetadata),
    RuleIssues: pick(
      load('storage/rules/runtime'),
      'StorageRulesIssues',
      isClass<FirebaseTools['RuleIssues']>,
    ),
    registry: pick(load('registry'), 'EmulatorRegistry', isRegistry),
  }
}

const require = createRequire(import.meta.url)

const load = (module: string): unknown => require(`firebase-tools/lib/emulator/${module}`)

/**
 * The Auth emulator compiles hundreds of request validators before it listens (4 s); its router has an
 * option to compile each on first use, which firebase-tools does not pass.
 */
const compileValidatorsLazily = () => {
  const fromFirebaseTools = createRequire(
    require.resolve('firebase-tools/lib/emulator/auth/server'),
  )
  const router: unknown = fromFirebaseTools('exegesis-express')
  const middleware = pick(
    router,
    'middleware',
    isFunction<(spec: unknown, options: object) => unknown>,
  )
  const lazily = (spec: unknown, options: object) =>
    middleware(spec, { ...options, lazyCompileValidationSchemas: true })
  if (!Object.isExtensible(router) || !Reflect.set(Object(router), 'middleware', lazily)) {
    throw changed('exegesis-express.middleware')
  }
}

const pick = <Piece>(
  module: unknown,
  name: string,
  fits: (value: unknown) => value is Piece,
): Piece => {
  const piece: unknown = Reflect.get(Object(module), name)
  if (!fits(piece)) throw changed(name)
  return piece
}

const changed = (name: string) =>
  new Error(`firebase-tools has changed: "${name}" is not what backend/local/emulators expects.`)

const isText = (value: unknown): value is string => typeof value === 'string'

const isFunction = <Signature>(value: unknown): value is Signature => typeof value === 'function'

const isClass = <Class>(value: unknown): value is Class =>
  typeof value === 'function' && typeof value.prototype === 'object'

const has = (value: unknown, ...methods: string[]): boolean =>
  methods.every((name) => typeof Reflect.get(Object(value), name) === 'function')

const isFileMetadata = (value: unknown): value is FirebaseTools['FileMetadata'] =>
  has(value, 'fromJSON', 'toJSON')

const isRegistry = (value: unknown): value is FirebaseTools['registry'] => has(value, 'set')

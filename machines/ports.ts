import type { EmailKind, UnsentVerification } from './email-throttle.ts'
import type { IdentitySnapshot, Instant, Member, Place, SocialProvider } from './member.ts'
import type {
  LoginBody,
  RegisterBody,
  ResolveLoginBody,
  SocialAuthBody,
  UpdateBody,
} from './member-api.gen.ts'
import type { Page } from './paths.ts'
import type { Crop, PictureSize } from './picture/crop.ts'
import type { SignInAnswer } from './sign-in-answer.ts'
import type { ExpiryReason, TabMessage } from './tab-message.ts'

// The ports of the machines. The adapters are in src/services, and machines never import one. Every promise rejects only with a ServiceFailure (machines/failure.ts).

type Credentials = { email: string; password: string }
type NewAccount = Credentials & { displayName: string }

/**
 * The hosted identity service (specification, sections 1 and 7). A page runs one attempt to sign in or reauthenticate at a time: its `signal` or the next
 * attempt ends it. It then rejects as superseded, its window closes, and an identity that is signed in later is signed out again (decision 0007).
 */
export type Identity = {
  /** Resolves with the identity that this browser has stored, or null. Loads the vendor's library on first use, or when the page is idle if it has confirmed the identity without it. Rejects with 'account deleted' if the service has rejected it and says that the account no longer exists or is disabled, with 'session expired' if it was revoked, and with 'timed out' after 10 000 ms. */
  restore(signal?: AbortSignal): Promise<IdentitySnapshot | null>
  /** The signed-in identity, or null. Always null before another method has resolved. */
  current(): IdentitySnapshot | null
  /**
   * Calls back with the stored identity, then on every change of identity or token, also from other tabs. Returns
   * the unsubscribe function. Does not load the library: the first callback follows the load by another method.
   * `sessionRevoked` is true if the service has revoked the session.
   */
  watch(
    onChange: (identity: IdentitySnapshot | null, change: { sessionRevoked: boolean }) => void,
  ): () => void
  /** Whether the last identity, which this page has not signed out, was deleted or disabled, or its tokens were revoked. Always resolves. */
  rejection(): Promise<'gone' | 'revoked' | 'unknown'>
  /** Creates an identity with a password and sets its display name. Rejects with 'email taken', 'weak password', 'invalid email'. */
  signUp(account: NewAccount, signal?: AbortSignal): Promise<IdentitySnapshot>
  /** Rejects with 'wrong credentials' for both an unknown email and a wrong password. */
  signIn(credentials: Credentials, signal?: AbortSignal): Promise<IdentitySnapshot>
  /** Loads the code of the providers' popup when the browser is idle. A press can then open the popup synchronously, which popup blockers require. Ignores failures, because the press loads the code again. */
  prepareProviders(): void
  /** Opens the provider's popup. Rejects with 'popup closed' (within 100 ms of closing), 'popup blocked', 'popup superseded', 'other provider', 'provider unreachable'. */
  signInWith(provider: SocialProvider, signal?: AbortSignal): Promise<IdentitySnapshot>
  /** Sends the verification email, whose link leads to /login. Rejects with 'not signed in' and 'email already verified'. */
  sendVerificationEmail(): Promise<void>
  /** Reloads the identity from the service. If the email is now verified, also refreshes the token, because the old one has an outdated claim. */
  reload(): Promise<IdentitySnapshot>
  /** Also resolves for unknown emails, so that it does not reveal which accounts exist (decision 0029). */
  sendPasswordReset(email: string): Promise<void>
  /** Resolves with the bearer token, or a new one if `fresh`. Parallel calls share one request. Rejects with 'session expired' if the service rejects the session, 'unreachable', or 'not signed in'. */
  idToken(options: { fresh: boolean }): Promise<string>
  /** Unlinks providers and ignores those that are not linked. Resolves with the updated identity. Rejects as `reload` does. */
  unlink(providers: readonly SocialProvider[]): Promise<IdentitySnapshot>
  /** Unlinks the accounts of the provider and signs in again with the account that was chosen last, in a later second and without a popup. A stranger’s account that has taken the place of the member’s is gone then (decision 0045). Rejects as `signInWith` does. */
  signInAgain(provider: SocialProvider): Promise<IdentitySnapshot>
  /** Whether the sign-in is recent enough for the service to delete the identity (decision 0014). */
  isSignInRecent(): Promise<boolean>
  /** Reauthenticates with the password, which counts as a recent sign-in. Rejects with 'wrong credentials'. */
  reauthenticateByPassword(password: string, signal?: AbortSignal): Promise<void>
  /** Reauthenticates in the provider's popup. Rejects as `signInWith` does, and with 'wrong account' for another account. */
  reauthenticateByProvider(provider: SocialProvider, signal?: AbortSignal): Promise<void>
  /** Deletes the identity. Also resolves if it does not exist. Rejects with 'recent sign-in required'. */
  remove(): Promise<void>
  /** Always resolves, because a sign-out must not fail for the member. */
  signOut(): Promise<void>
}

/** The fields of a new member (specification, section 7, POST /users/register). */
export type Registration = Required<RegisterBody>

/** The fields that a member can change (specification, section 7, PUT /users/update). Only '' removes the picture (decision 0028). Only edit profile sends the date of birth. */
export type ProfileUpdate = Required<Omit<UpdateBody, 'dateOfBirth'>> &
  Pick<UpdateBody, 'dateOfBirth'>

/** The member records of the backend (specification, section 7). Each request is retried once after a 401 and has a timeout of 10 000 ms, including the body. */
export type MemberApi = {
  me(signal?: AbortSignal): Promise<Member>
  /** Loads the member with the pending token, which authorises a single request (decision 0008), and shows the backend that the email is verified. */
  meWithPendingToken(pendingToken: string, signal?: AbortSignal): Promise<Member>
  login(body: LoginBody, signal?: AbortSignal): Promise<SignInAnswer>
  socialAuth(body: SocialAuthBody, signal?: AbortSignal): Promise<SignInAnswer>
  /** Registers the member, idempotent by uid. Resolves with the pending token. */
  register(body: Registration, signal?: AbortSignal): Promise<{ pendingToken: string }>
  /** Resolves with the email of a username if the password is correct (decision 0005). Rejects with 'username sign-in unsupported' if the backend does not offer it, and 'too many username tries' (decision 0061). */
  resolveLogin(body: ResolveLoginBody, signal?: AbortSignal): Promise<{ email: string }>
  /** Replaces the interests. With a version, only if the record still has it; otherwise rejects with 'changed elsewhere'. */
  saveInterests(
    interests: readonly string[],
    version?: string | null,
    signal?: AbortSignal,
  ): Promise<Member>
  /** Saves the profile, without returning the member. A version has the effect that it has for interests. Rejects with 'not signed in', and with 'no token' if no token is available (decision 0023). */
  update(body: ProfileUpdate, version?: string | null, signal?: AbortSignal): Promise<void>
  /** Also resolves if the record does not exist. */
  deleteAccount(signal?: AbortSignal): Promise<void>
  reportBug(bugDescription: string, signal?: AbortSignal): Promise<void>
}

/** The nine storage keys of the specification (section 3) as one object. An absent or invalid value is null or false. */
export type StoredSession = {
  token: string | null
  isLoggedIn: boolean
  isGoogleAuth: boolean
  isAppleAuth: boolean
  userId: string | null
  displayName: string | null
  profileImage: string | null
  pendingToken: string | null
  tempUserEmail: string | null
}

/** The draft of the sign-up form, without the password. */
export type SignUpDraft = {
  firstName: string
  lastName: string
  username: string
  email: string
  phone: string
}

/** What a draft belongs to: the form of a page; a member's uid, or null for a visitor; and the version of the record that it changes. */
export type DraftKey = { form: Page; uid: string | null; version: string | null }

/** The texts of a draft by field, never a password (decision 0049). */
export type DraftValues = Readonly<Record<string, string>>

/** A step of the deletion of an account, in their order (decision 0014). */
export type DeletionStep = 'record' | 'picture' | 'identity'

/** The deletion of this account goes on with `step`. The steps before it are done. */
export type UnfinishedDeletion = { uid: string; step: DeletionStep }

/** The browser storage: the nine keys, and our own with the prefix `trellis:` (decision 0009). Never throws. If the storage is full or blocked, values stay in memory until the page is closed. */
export type MemberStorage = UnsentVerification & {
  readSession(): StoredSession
  /** Writes the given keys; null and false remove a key. Returns false if a value is stored only in memory. Removes the draft of everyone but the stored member, and with a sign-in also that of sign-up. */
  writeSession(entries: Partial<StoredSession>): boolean
  /** Removes all data of the member, except the theme and the marker of an unfinished deletion. Holds the draft if another tab has removed the session. */
  clearMember(): void
  /** When the next email of this kind may be sent to this recipient, or null. */
  readResendAt(kind: EmailKind, email: string): Instant | null
  writeResendAt(kind: EmailKind, email: string, at: Instant): void
  readSignUpDraft(): SignUpDraft | null
  writeSignUpDraft(draft: SignUpDraft): void
  /** The values of the draft if it belongs to this form, member and version of the record. */
  readDraft(of: DraftKey): DraftValues | null
  /** Stores the draft of this tab in place of the one before it; null removes it. Returns false if a reload would lose it. */
  writeDraft(of: DraftKey, values: DraftValues | null): boolean
  /** Keeps the draft in memory until the next sign-in, which stores it again if it is the same member's. */
  holdDraft(): void
  /** The unfinished deletion of an account, or null (decision 0014). */
  readDeletion(): UnfinishedDeletion | null
  /** Null removes the marker. */
  writeDeletion(deletion: UnfinishedDeletion | null): void
  /** Calls back when another tab has changed the storage. Returns the unsubscribe function. */
  watch(onChange: () => void): () => void
}

/** The theme of the site; `system` follows the operating system. */
export type Theme = 'system' | 'light' | 'dark'

/** The theme of this browser. It is not reset by a logout (decision 0009). Never throws. */
export type Appearance = {
  theme(): Theme
  /** Applies and stores the theme. */
  show(theme: Theme): void
}

/** The channel to the other tabs of this origin. */
export type Tabs = {
  publish(message: TabMessage): void
  listen(onMessage: (message: TabMessage) => void): () => void
}

/** The wall clock. */
export type Clock = { now(): Instant }

/** The log of failures. It contains the kind and the reference, never personal data. */
export type Log = {
  failure(where: string, failure: { kind: string; reference?: string | undefined }): void
}

/** The profile pictures, one per member at `profile_images/{uid}` (specification, section 3). Timeout 30 000 ms. */
export type PictureStore = {
  /**
   * Stores a jpeg or png, given as a data URL, and resolves with its download URL. Rejects with 'not signed in', 'not
   * allowed' (the picture of another member, a wrong type, over 5 MB), 'unreachable', 'timed out'.
   */
  save(picture: { uid: string; dataUrl: string }, signal?: AbortSignal): Promise<string>
  /** Also resolves if there is no picture. */
  remove(uid: string, signal?: AbortSignal): Promise<void>
}

/**
 * The files that a member has chosen and the pictures prepared from them, by id. Rejects with 'not a picture', 'picture
 * too large' (over 20 MB or 64 megapixels), 'picture unreadable', 'unreachable' (the decoder failed to load).
 */
export type PictureFiles = {
  /** Adds a file of any type without reading it. Returns its id. */
  add(file: Blob): string
  /** Checks the content of the file, not its name: magic bytes and size, then by decoding. Resolves with the upright size. */
  inspect(id: string, signal?: AbortSignal): Promise<PictureSize>
  /** Decodes the file upright, crops it to the square, and encodes it without metadata, as a jpeg of at most 1024 × 1024 px and 5 MB, with a contrasting colour behind transparent pixels. Resolves with the id of the result. */
  prepare(job: { id: string; crop: Crop }, signal?: AbortSignal): Promise<{ id: string }>
  /** The object URL of a picture, or of the preview of an inspected file, valid until it is released. */
  objectUrlOf(id: string): string
  /** The data URL of a file or picture, for the picture store. */
  dataUrlOf(id: string): Promise<string>
  /** Removes a file or picture and revokes its object URL. Ignores unknown ids. */
  release(id: string): void
}

/** A point on the map, in degrees. */
export type Coordinates = { longitude: number; latitude: number }

/** The reverse geocoding service. Coordinates are rounded to four decimals (decision 0067). Timeout 10 000 ms. */
export type Geocoder = {
  /** Resolves with the place at the rounded coordinates. Rejects with 'unexpected answer' if the place has no name. */
  placeAt(coordinates: Coordinates, signal?: AbortSignal): Promise<Place>
}

/** The position of the browser (Geolocation API). */
export type Position = {
  /** Whether this browser supports geolocation. */
  isSupported(): boolean
  /** Rejects with 'not allowed' if the visitor or a policy denies the permission, 'timed out', or 'unreachable' if the position is unavailable. */
  current(signal?: AbortSignal): Promise<Coordinates>
}

/** Calls back after each event, until the function that it returns is called. */
type Watch<Args extends unknown[] = []> = (onEvent: (...args: Args) => void) => () => void

/** The network connection of the browser: calls back when the browser is online again. */
export type Connection = { watch: Watch }

/** Calls back when this tab is shown again. */
export type Visibility = { watch: Watch }

/** Calls back when the backend or the identity service has rejected the token of the member. */
export type SessionRejections = { watch: Watch<[why: ExpiryReason | 'being deleted']> }

/** The clipboard of the operating system. */
export type Clipboard = {
  /** Rejects with 'not allowed' if the browser denies access. */
  write(text: string): Promise<void>
}

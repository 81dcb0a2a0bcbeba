import type { DraftName, Drafts } from './drafts.ts'
import type { IdentitySnapshot, Instant, Member, Place, SocialProvider } from './member.ts'
import type { Crop, PictureSize } from './picture/crop.ts'

/*
 * What machines may ask of the world, as types. Adapters live in src/services; machines never import one.
 * Every promise rejects with a ServiceFailure (machines/failure.ts) and with nothing else.
 */

/** Who signs in: the hosted identity service (specification, sections 1 and 7). */
export type Identity = {
  /**
   * The identity that this browser remembers, or null. Loads the vendor's library on first use.
   * Rejects 'timed out' when the library is not ready within 10 000 ms.
   */
  restore(signal?: AbortSignal): Promise<IdentitySnapshot | null>
  /** Who is signed in right now, as far as this page knows; null before the library is loaded. */
  current(): IdentitySnapshot | null
  /**
   * Calls back with the identity that is remembered, then on every change of identity or token, also from
   * other tabs; returns the way to stop. Does not load the library: it speaks once another call has.
   * `refused` says that nobody is here any more because the service took this member's session back.
   */
  watch(
    onChange: (identity: IdentitySnapshot | null, change: { refused: boolean }) => void,
  ): () => void
  /** Creates an e-mail identity and sets its display name. Rejects 'email taken', 'weak password', 'invalid email'. */
  signUp(account: {
    email: string
    password: string
    displayName: string
  }): Promise<IdentitySnapshot>
  /** Rejects 'wrong credentials' alike for an unknown address and a wrong password. */
  signIn(credentials: { email: string; password: string }): Promise<IdentitySnapshot>
  /** Opens the provider's window. Rejects 'popup closed' (within 100 ms of closing), 'popup blocked', 'popup superseded', 'other provider', 'provider unreachable'. */
  signInWith(provider: SocialProvider): Promise<IdentitySnapshot>
  /** Sends the verification mail, whose link leads back to /login. Rejects 'not signed in' and 'email already verified'. */
  sendVerificationEmail(): Promise<void>
  /** Asks the service anew; when the address has become verified the token is refreshed too, so that its claim says so. */
  reload(): Promise<IdentitySnapshot>
  /** Resolves for unknown addresses too: it reveals nothing (decision 0029). */
  sendPasswordReset(email: string): Promise<void>
  /** The bearer token. `fresh` asks for a new one; callers share one request in flight. Rejects 'session expired' when the service refuses, 'unreachable' when it cannot be asked, 'not signed in' when nobody is. */
  idToken(options: { fresh: boolean }): Promise<string>
  /** Whether the member has signed in so recently that the service lets the identity be deleted (decision 0014). */
  isSignInRecent(): Promise<boolean>
  /** Proves who is there by the password, as a recent sign-in. Rejects 'wrong credentials'. */
  proveByPassword(password: string): Promise<void>
  /** Proves who is there in the provider's window. Rejects as `signInWith`, and 'wrong account' for another account. */
  proveByProvider(provider: SocialProvider): Promise<void>
  /** Deletes the identity. Resolves when it is gone already. Rejects 'recent sign-in required'. */
  remove(): Promise<void>
  /** Resolves always: signing out must not fail for the member. */
  signOut(): Promise<void>
}

/** The fields of a new member (specification, section 7, POST /users/register). */
export type Registration = {
  firstName: string
  lastName: string
  username: string
  email: string
  password: string
  phone: string
}

/** The fields that a member changes (specification, section 7, PUT /users/update); edit profile adds the date of birth. */
export type ProfileUpdate = {
  firstName: string
  lastName: string
  email: string
  phone: string
  /** Address of the picture; '' removes it (decision 0028). */
  profileImage: string
  location: Place | null
  /** `YYYY-MM-DD` or ''. */
  dateOfBirth?: string
}

/** Member records behind the JSON API (specification, section 7). Time limit 10 000 ms, body included; one retry after a 401. */
export type MemberApi = {
  me(signal?: AbortSignal): Promise<Member>
  /** The one call that the token from registration authorises, once (decision 0008). */
  meWithPendingToken(pendingToken: string, signal?: AbortSignal): Promise<Member>
  login(body: { email: string; firebaseUid: string }, signal?: AbortSignal): Promise<Member>
  socialAuth(
    body: {
      provider: SocialProvider
      providerId: string
      email: string
      name: string
      profileImage: string
      phone: string
    },
    signal?: AbortSignal,
  ): Promise<Member>
  /** Idempotent by uid. Resolves with the pending token. */
  register(body: Registration, signal?: AbortSignal): Promise<{ pendingToken: string }>
  /** The e-mail behind a username, given only for the right password (decision 0005). Rejects 'username sign-in unsupported' where the backend lacks it. */
  resolveLogin(
    body: { username: string; password: string },
    signal?: AbortSignal,
  ): Promise<{ email: string }>
  saveInterests(interests: readonly string[], signal?: AbortSignal): Promise<Member>
  /** Saves the profile; the caller fetches the member anew. Rejects 'not signed in', and 'no token' when no token can be had (decision 0023). */
  update(body: ProfileUpdate, signal?: AbortSignal): Promise<void>
  /** Resolves when the record is gone already. */
  deleteAccount(signal?: AbortSignal): Promise<void>
  reportBug(bugDescription: string, signal?: AbortSignal): Promise<void>
}

/** The nine keys of the specification (section 3) as one plain value; an absent or unusable key is null or false. */
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

/** What a member had typed at sign-up, kept so that nothing is lost; never the password. */
export type SignUpDraft = {
  firstName: string
  lastName: string
  username: string
  email: string
  phone: string
}

/** The browser's storage: the nine keys, and ours under `trellis:` (decision 0009). Never throws: a full or forbidden storage keeps values in memory for this page. */
export type MemberStorage = {
  readSession(): StoredSession
  /** Writes the given keys; null and false remove a key. */
  writeSession(entries: Partial<StoredSession>): void
  /** Removes everything written for the member; the theme and the marker of an unfinished deletion survive. */
  clearMember(): void
  /** The moment from which another verification mail may be sent, for this address, or null. */
  readResendFrom(email: string): Instant | null
  writeResendFrom(email: string, at: Instant): void
  readSignUpDraft(): SignUpDraft | null
  writeSignUpDraft(draft: SignUpDraft): void
  clearSignUpDraft(): void
  /** What this tab keeps of a form for this owner: a member's uid, or null for a visitor. Anyone else's is removed (decision 0049). */
  readDraft<Name extends DraftName>(name: Name, owner: string | null): Drafts[Name] | null
  /** Keeps it for this tab; null removes it. */
  writeDraft<Name extends DraftName>(
    name: Name,
    owner: string | null,
    draft: Drafts[Name] | null,
  ): void
  /** Removes every draft of this tab that is not this owner's. */
  keepDraftsOf(owner: string | null): void
  /** The uid whose deletion was begun and not finished, or null (decision 0014). */
  readDeletion(): string | null
  writeDeletion(uid: string): void
  clearDeletion(): void
  /** Calls back when another tab has changed anything; returns the way to stop. */
  watch(onChange: () => void): () => void
}

/** How the site looks: as the system asks, or always the same. */
export type Theme = 'system' | 'light' | 'dark'

/** The theme of this browser, which outlives its members (decision 0009). Never throws. */
export type Appearance = {
  theme(): Theme
  /** Shows it at once and keeps it. */
  show(theme: Theme): void
}

/** What tabs of one browser tell each other. */
export type TabMessage =
  | { type: 'email verified'; email: string }
  | { type: 'sign-in started' }
  | { type: 'sign-in ended' }

/** A line to the other tabs of this origin. */
export type Tabs = {
  tell(message: TabMessage): void
  listen(onMessage: (message: TabMessage) => void): () => void
}

/** The wall clock. */
export type Clock = { now(): Instant }

/** Where failures are written: the kind and the reference, never personal text. */
export type Log = {
  failure(where: string, failure: { kind: string; reference?: string | undefined }): void
}

/** Profile pictures, one a member, at `profile_images/{uid}` (specification, section 3). Time limit 30 000 ms. */
export type PictureStore = {
  /**
   * Stores a jpeg or png, given as a data URL, and resolves with the address to fetch it from. Rejects 'not
   * signed in', 'not allowed' (another's picture, a wrong type, over 5 MB), 'unreachable', 'timed out'.
   */
  save(picture: { uid: string; dataUrl: string }, signal?: AbortSignal): Promise<string>
  /** Resolves when there is none, too. */
  remove(uid: string, signal?: AbortSignal): Promise<void>
}

/**
 * Files that a member has chosen, held outside the machines by an id, and the pictures prepared from them.
 * Every rejection is 'not a picture', 'picture too large' (over 20 MB or 64 megapixels), 'picture unreadable', or
 * 'unreachable' where what looks into files could not be loaded.
 */
export type PictureFiles = {
  /** Holds a file of any kind; nothing is read yet. */
  hold(file: Blob): string
  /** Checks the file by its content, never by its name: magic bytes, then width and height from the header, before anything is decoded. */
  inspect(id: string, signal?: AbortSignal): Promise<PictureSize>
  /** Decodes the file upright, cuts the square, and encodes it anew without metadata: at most 1024 × 1024 px and 5 MB. Resolves with the id of the result. */
  prepare(job: { id: string; crop: Crop }, signal?: AbortSignal): Promise<{ id: string }>
  /** An address that shows what is held on this page, until it is released. */
  addressOf(id: string): string
  /** What is held as a data URL, for the picture store. */
  dataUrlOf(id: string): Promise<string>
  /** Forgets what is held; unknown ids are ignored. */
  release(id: string): void
}

/** A point on the map, in degrees. */
export type Coordinates = { longitude: number; latitude: number }

/** The name of a place by its coordinates, which are rounded before they leave the browser. Time limit 10 000 ms. */
export type Geocoder = {
  /** Rejects 'unexpected answer' where the place has no name. */
  placeAt(coordinates: Coordinates, signal?: AbortSignal): Promise<Place>
}

/** Where the browser is. */
export type Position = {
  /** Whether this browser can tell at all. */
  isSupported(): boolean
  /** Rejects 'not allowed' when the visitor or a policy refuses, 'timed out', and 'unreachable' when it cannot be found. */
  current(signal?: AbortSignal): Promise<Coordinates>
}

/** The clipboard of the visitor's machine. */
export type Clipboard = {
  /** Rejects 'not allowed' when the browser refuses. */
  write(text: string): Promise<void>
}

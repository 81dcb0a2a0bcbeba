import type { Auth } from 'firebase/auth'

/** The differences between the real identity service and the emulator of the local stack. */
export type AuthWiring = {
  /** The origin of the pages that pass a provider's result back to the site. */
  helperOrigin: string
  /** The URLs under which the services for identities and for tokens have their versions and methods. */
  services: { identity: string; token: string }
  /** Called once, before the library sends any request. */
  connect(auth: Auth): void
}

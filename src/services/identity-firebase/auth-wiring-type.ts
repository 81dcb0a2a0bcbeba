import type { Auth } from 'firebase/auth'

/** What tells one identity service from another: the real one, or the emulator of the local stack. */
export type AuthWiring = {
  /** Where the pages come from that carry a provider's answer back. */
  helperOrigin: string
  /** Called once, before the library asks anything of the network. */
  connect(auth: Auth): void
}

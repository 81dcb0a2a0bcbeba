import { connectAuthEmulator } from 'firebase/auth'
import type { AuthWiring } from './auth-wiring-type.ts'

const emulatorUrl = (): string =>
  import.meta.env.VITE_LOCAL_AUTH_EMULATOR || 'http://127.0.0.1:9099'

/** The Auth emulator of the local stack. Replaces `auth-wiring.ts` in every build mode except production. */
export const authWiring: AuthWiring = {
  get helperOrigin() {
    return new URL(emulatorUrl()).origin
  },
  get services() {
    const { origin } = new URL(emulatorUrl())
    return {
      identity: `${origin}/identitytoolkit.googleapis.com`,
      token: `${origin}/securetoken.googleapis.com`,
    }
  },
  connect: (auth) => connectAuthEmulator(auth, emulatorUrl(), { disableWarnings: true }),
}

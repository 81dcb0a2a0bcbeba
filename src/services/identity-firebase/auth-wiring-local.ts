import { connectAuthEmulator } from 'firebase/auth'
import type { AuthWiring } from './auth-wiring-type.ts'

const address = (): string => import.meta.env.VITE_LOCAL_AUTH_EMULATOR || 'http://127.0.0.1:9099'

/** The Auth emulator of the local stack: stands in for `auth-wiring.ts` in every build mode but production. */
export const authWiring: AuthWiring = {
  get helperOrigin() {
    return new URL(address()).origin
  },
  connect: (auth) => connectAuthEmulator(auth, address(), { disableWarnings: true }),
}

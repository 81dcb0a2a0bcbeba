import { takeEarlyLookup } from './early-lookup.ts'
import { startAuth } from './start-auth.ts'

/*
 * The entry of the library's chunk. The inline script of a member's page loads it, so the library restores the identity
 * while the site loads. The site then gets the same instance. It must not import anything that the site's chunks contain.
 */
try {
  takeEarlyLookup(window)
  startAuth('[DEFAULT]')
} catch {
  // The library throws without a Firebase project. The site reports that when it starts the library.
}

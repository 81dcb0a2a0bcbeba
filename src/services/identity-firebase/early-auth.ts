import { startAuth } from './start-auth.ts'

/*
 * An entry of its own for members' pages: their inline script runs it, so the library restores the identity while the
 * site loads. The site then gets the same instance. It must not import anything that the site's chunks contain.
 */
startAuth('[DEFAULT]')

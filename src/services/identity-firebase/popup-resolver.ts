import { type Auth, browserPopupRedirectResolver, type PopupRedirectResolver } from 'firebase/auth'

/** The library calls `_initialize` before it opens a popup. The public types do not contain the method. */
type Resolver = { _initialize(auth: Auth): Promise<unknown> }

const LibraryResolver = browserPopupRedirectResolver as unknown as new () => Resolver

let instance: Resolver | null = null
const getInstance = (): Resolver => {
  instance ??= new LibraryResolver()
  return instance
}

/** The library instantiates the class that it receives. The proxy returns the instance of `initializeResolver`. */
export const popupResolver: PopupRedirectResolver = new Proxy(LibraryResolver, {
  construct: getInstance,
})

/**
 * Loads Google's script and the identity service's hidden iframe, once. A sign-in needs both before it opens the
 * popup, and WebKit blocks a popup that opens after the task of the press. Rejects if one of them fails to load; the
 * next call tries again.
 */
export const initializeResolver = async (auth: Auth): Promise<void> => {
  await getInstance()._initialize(auth)
}

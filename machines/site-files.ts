/** The files that the site is made of: whether their server can be reached, and loading them anew. */
export type SiteFiles = {
  /**
   * Resolves when the server of the site answers. Rejects 'unreachable', 'timed out' (10 000 ms) and 'server
   * error'.
   */
  reach(signal?: AbortSignal): Promise<void>
  /** Whether this tab was loaded anew for what is missing; true as well where a tab can remember nothing. */
  wasReloadedFor(missing: string): boolean
  /** Loads the page anew, and remembers for what. */
  reloadFor(missing: string): void
}

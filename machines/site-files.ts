/** The availability of the site's files, and reloading the page to get new ones. */
export type SiteFiles = {
  /** Resolves when the server answers. Rejects with 'unreachable', 'timed out' (10 000 ms) or 'server error'. */
  checkServer(signal?: AbortSignal): Promise<void>
  /** Whether this tab was already reloaded for this file. Also true if the tab cannot store that. */
  wasReloadedFor(missing: string): boolean
  /** Stores the missing file and reloads the page. */
  reloadFor(missing: string): void
}

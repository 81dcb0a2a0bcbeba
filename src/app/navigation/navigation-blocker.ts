/** A page that can block navigation. */
export type BlockingPage = {
  /** Closes an open dialog. Returns false if none is open. */
  closeDialog(): boolean
  /** Whether a navigation would lose unsaved changes. */
  isUnsaved(): boolean
  /** Asks the member whether to discard the changes. `proceed` is called when they do. */
  ask(): void
  /** Whether a reload would lose changes, because no draft stores them. */
  isLostOnReload(): boolean
}

/** Blocks navigation while the page has unsaved changes (decision 0050). */
export type NavigationBlocker = {
  /** Registers the page that can block navigation. Returns a function that removes it. */
  register(page: BlockingPage): () => void
  /** Returns true if the page has unsaved changes. Then the member is asked, and `proceed` calls `go`. */
  blockNavigation(go: () => void): boolean
  /** Closes an open dialog, so that Back does not leave the page. Returns false if none is open. */
  closeDialog(): boolean
  isLostOnReload(): boolean
  /** The changes were discarded: performs the blocked navigation. */
  proceed(): void
}

/** Only one page is mounted at a time, so there is only one registered page. */
export const createNavigationBlocker = (): NavigationBlocker => {
  let page: BlockingPage | null = null
  let blockedNavigation = () => {}
  return {
    register: (next) => {
      page = next
      return () => {
        if (page === next) page = null
      }
    },
    blockNavigation: (go) => {
      if (!page?.isUnsaved()) return false
      blockedNavigation = go
      page.ask()
      return true
    },
    closeDialog: () => page?.closeDialog() ?? false,
    isLostOnReload: () => page?.isLostOnReload() ?? false,
    proceed: () => {
      const go = blockedNavigation
      blockedNavigation = () => {}
      go()
    },
  }
}

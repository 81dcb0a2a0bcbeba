/** A page that does not let go at once. */
export type Hold = {
  /** Closes the dialog that is open; false where none is. */
  closeDialog(): boolean
  /** Whether leaving now would lose what was changed. */
  isUnsaved(): boolean
  /** Asks the member. Once the changes are given up, `release` is called. */
  ask(): void
  /** Whether even a reload would lose something, because no draft keeps it. */
  isLostOnReload(): boolean
}

/** Who may leave the page, and what waits for the answer (decision 0050). */
export type Departures = {
  /** From now on this page is asked first; returns the way to stop. */
  hold(page: Hold): () => void
  /** True where the page has unsaved changes: the member is asked, and `go` waits for the answer. */
  holdUp(go: () => void): boolean
  /** True where a dialog was open: it is closed, and that is all that Back does. */
  closeDialog(): boolean
  isLostOnReload(): boolean
  /** The changes were given up: what waited goes on. */
  release(): void
}

/** One page stands at a time, so one can hold. */
export const createDepartures = (): Departures => {
  let page: Hold | null = null
  let waiting = () => {}
  return {
    hold: (arriving) => {
      page = arriving
      return () => {
        if (page === arriving) page = null
      }
    },
    holdUp: (go) => {
      if (!page?.isUnsaved()) return false
      waiting = go
      page.ask()
      return true
    },
    closeDialog: () => page?.closeDialog() ?? false,
    isLostOnReload: () => page?.isLostOnReload() ?? false,
    release: () => {
      const go = waiting
      waiting = () => {}
      go()
    },
  }
}

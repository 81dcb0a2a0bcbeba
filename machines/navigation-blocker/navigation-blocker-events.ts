/** A navigation that was attempted by the member: a link, Back, Forward or Logout. */
export type Navigation =
  | { kind: 'push' | 'replace'; href: string; state: Readonly<Record<string, unknown>> }
  /** Steps through the history; negative towards the past. */
  | { kind: 'go'; steps: number }
  | { kind: 'logout' }

/** To the app: the changes were discarded, so the blocked navigation is performed. */
export type ResumeNavigation = {
  type: 'resume navigation'
  navigation: Exclude<Navigation, { kind: 'logout' }>
}

/** An event of the navigation blocker. */
export type NavigationBlockerEvent =
  | { type: 'navigation attempted'; navigation: Navigation }
  | { type: 'changes discarded' }
  | { type: 'changes kept' }
  | BlocksMessage

/** What the current page blocks. */
export type Blocks = {
  /** Leaving the page would lose unsaved changes, so the member is asked first. */
  navigation: boolean
  /** A reload would lose changes that no draft stores. */
  reload: boolean
  /** A dialog is open: Back closes it and stays on the page. */
  dialog: boolean
  /** The page is saving: its actor outlives the page until then, and a logout waits for it. */
  saving: boolean
}

/** A page without unsaved changes and dialogs. */
export const noBlocks: Blocks = { navigation: false, reload: false, dialog: false, saving: false }

/** Reports that another page is shown, or that the shown page blocks something else. */
export type BlocksMessage =
  | { type: 'page shown'; blocks: Blocks }
  | { type: 'blocking changed'; blocks: Blocks }

/** A message from a page to the page host about what it blocks. `page` is the id of its actor. */
export type PageBlocks = { type: 'blocking changed'; page: string; blocks: Blocks }

/** A message from a child of a page about its modal dialog. */
export type DialogMessage = { type: 'dialog opened' } | { type: 'dialog closed' }

/** Creates a page's message to the page host about what it blocks. */
export const pageBlocks = (
  { self }: { self: { id: string } },
  blocks: Partial<Blocks>,
): PageBlocks => ({
  type: 'blocking changed',
  page: self.id,
  blocks: { ...noBlocks, ...blocks },
})

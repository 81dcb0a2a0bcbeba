/** The part of the package that the site uses. The site compiles without this tool of development. */
declare module '@statelyai/inspect' {
  export const createBrowserInspector: (options: {
    window: Window
    /** Called for each message to the inspector's window. */
    serialize(event: object): object
  }) => { inspect: { next(event: import('xstate').InspectionEvent): void } }
}

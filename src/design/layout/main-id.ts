/** The id of the `main` landmark of every page, which the skip link jumps to. */
export const mainId = 'main'

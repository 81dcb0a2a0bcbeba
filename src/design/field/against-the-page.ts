/**
 * The selector of a field whose text runs against the page around it: the field turns with what is written
 * in it, the marks at its ends turn with the page. `input` is the field's own selector.
 */
export const againstThePage = (input: string): string =>
  `:dir(rtl) > ${input}:dir(ltr), :dir(ltr) > ${input}:dir(rtl)`

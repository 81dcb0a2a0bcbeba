/**
 * Selects a field whose text runs in the opposite direction to the page. The direction of the field follows its text;
 * the marks at its ends follow the page. `input` is the field's own selector.
 */
export const oppositeDirection = (input: string): string =>
  `:dir(rtl) > ${input}:dir(ltr), :dir(ltr) > ${input}:dir(rtl)`

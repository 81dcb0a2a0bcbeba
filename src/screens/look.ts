/**
 * What a person sees in one state of a machine: one line an element, found by role and accessible name
 * as assistive technology finds it; of a status, an alert or a paragraph the name is its text. `absent` lines
 * must not be found; `disabled` covers aria-disabled.
 */
export type Look = readonly {
  role: string
  name: string | RegExp
  absent?: boolean
  disabled?: boolean
}[]

/** The looks of a screen by the state path of its machine (`a.b.c`). */
export type Looks = Readonly<Record<string, Look>>

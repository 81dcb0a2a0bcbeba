/**
 * The expected content of the screen in one state of a machine: one line per element, located by role and accessible
 * name. The name of a status, an alert or a paragraph is its text. `absent` elements must not exist. `disabled` includes
 * aria-disabled.
 */
export type Expectation = readonly {
  role: string
  name: string | RegExp
  absent?: boolean
  disabled?: boolean
}[]

/** The expectations of a screen, by the state path of its machine (`a.b.c`). */
export type Expectations = Readonly<Record<string, Expectation>>

type Form<Field extends string> = {
  values: Readonly<Record<Field, string>>
  /** What is wrong, by field. */
  problems: Readonly<Partial<Record<Field, string>>>
  onField(field: Field, value: string): void
}

/** What the text fields of a form have in common: each shows its value and its problem, and tells what is typed. */
export const fieldsOf =
  <Field extends string>({ values, problems, onField }: Form<Field>) =>
  (name: Field) => ({
    name,
    value: values[name],
    error: problems[name],
    onChange: (value: string) => onField(name, value),
  })

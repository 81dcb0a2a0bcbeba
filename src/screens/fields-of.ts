type Form<Field extends string> = {
  values: Readonly<Record<Field, string>>
  /** The error messages by field. */
  problems: Readonly<Partial<Record<Field, string>>>
  /** The values cannot be changed for now. */
  locked?: boolean
  onField(field: Field, value: string): void
}

/** The common props of a form's text fields: name, value, error, `readOnly` and `onChange`. */
export const fieldsOf =
  <Field extends string>({ values, problems, locked, onField }: Form<Field>) =>
  (name: Field) => ({
    name,
    value: values[name],
    error: problems[name],
    readOnly: locked,
    onChange: (value: string) => onField(name, value),
  })

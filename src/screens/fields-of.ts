import type { FieldValue } from '../design/field/field-value.ts'

type Form<Field extends string> = {
  values: Readonly<Record<Field, string>>
  /** The error messages by field. */
  problems: Readonly<Partial<Record<NoInfer<Field>, string>>>
  /** The fields that show something that is no value. */
  unreadable?: readonly string[] | undefined
  /** The values cannot be changed for now. */
  locked?: boolean
  onField(field: Field, value: FieldValue): void
}

/** The common props of a form's text fields: name, value, error, `readOnly` and `onChange`. */
export const fieldsOf =
  <Field extends string>({ values, problems, unreadable, locked, onField }: Form<Field>) =>
  (name: Field) => ({
    name,
    value: values[name],
    unreadable: unreadable?.includes(name),
    error: problems[name],
    readOnly: locked,
    onChange: (value: FieldValue) => onField(name, value),
  })

/** A field's value as the data of a machine's event. */
export const toTyped = ({ text, unreadable }: FieldValue) => ({
  value: text,
  ...(unreadable && { unreadable }),
})

/** The error messages of a form's problems. */
export const textsOf = <Field extends string, Problem>(
  problems: Readonly<Partial<Record<Field, Problem>>>,
  toText: (field: Field, problem: Problem) => string,
): Partial<Record<Field, string>> => {
  const texts: Partial<Record<Field, string>> = {}
  for (const [field, problem] of Object.entries(problems) as [Field, Problem][])
    texts[field] = toText(field, problem)
  return texts
}

import { LabButton } from './lab-button.tsx'
import { segments } from './parts.css.ts'

type Props<Value extends string> = {
  label: string
  options: readonly (readonly [value: Value, text: string])[]
  value: string
  onChoose: (value: Value) => void
}

/** A segmented control: one row of joined buttons, one of which is pressed. */
export function Segments<Value extends string>({ label, options, value, onChoose }: Props<Value>) {
  return (
    <fieldset className={segments} aria-label={label}>
      {options.map(([one, text]) => (
        <LabButton key={one} pressed={one === value} onPress={() => onChoose(one)}>
          {text}
        </LabButton>
      ))}
    </fieldset>
  )
}

import { Radio } from '@base-ui/react/radio'
import { RadioGroup } from '@base-ui/react/radio-group'
import { useId } from 'react'
import { Icon } from '../icon/icon.tsx'
import { tickIcon } from '../icon/ui/tick.gen.ts'
import * as styles from './choice.css.ts'

type Props<Id extends string> = {
  /** The accessible name of the group. */
  label: string
  /** Two to four options with short names, because they share one line. */
  options: readonly { id: Id; label: string }[]
  chosen: Id
  onChoose(id: NoInfer<Id>): void
}

/** A radio group with all options in view, labelled by a second-level heading. The arrow keys select; the selected option shows a tick. */
export function Choice<Id extends string>({ label, options, chosen, onChoose }: Props<Id>) {
  const id = useId()
  return (
    <div className={styles.choice}>
      <h2 className={styles.label} id={id}>
        {label}
      </h2>
      <RadioGroup
        className={styles.group}
        aria-labelledby={id}
        value={chosen}
        onValueChange={(value) => {
          const picked = options.find((option) => option.id === value)
          if (picked) onChoose(picked.id)
        }}
      >
        {options.map((option) => (
          <Radio.Root
            key={option.id}
            value={option.id}
            nativeButton
            render={<button type="button" />}
            className={styles.option}
          >
            <Radio.Indicator className={styles.tick}>
              <Icon icon={tickIcon} size={16} />
            </Radio.Indicator>
            <span>{option.label}</span>
          </Radio.Root>
        ))}
      </RadioGroup>
    </div>
  )
}

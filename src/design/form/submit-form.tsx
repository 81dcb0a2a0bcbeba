import type { ReactNode } from 'react'
import { Button } from '../button/button.tsx'
import { Stack } from '../layout/stack.tsx'
import { Form } from './form.tsx'

type Props = {
  /** The form's accessible name. */
  label: string
  /** The button's label, and its label while the form is being submitted. */
  submit: string
  busyLabel: string
  busy: boolean
  /** The form cannot be submitted for a while, which ends without the user. */
  unavailable?: boolean | undefined
  onSubmit(): void
  /** The result. It is shown under the button, so that neither the button nor a field moves. */
  outcome: ReactNode
  /** The fields. */
  children: ReactNode
}

/** A form of stacked fields with one full-width button. */
export function SubmitForm(props: Props) {
  const { label, submit, busyLabel, busy, unavailable, onSubmit, outcome, children } = props
  return (
    <Form label={label} busy={busy} onSubmit={onSubmit}>
      <Stack space="3">
        <Stack space="6">
          {children}
          <Button
            tone="primary"
            type="submit"
            size="lg"
            full
            busy={busy}
            busyLabel={busyLabel}
            unavailable={unavailable}
          >
            {submit}
          </Button>
        </Stack>
        {outcome}
      </Stack>
    </Form>
  )
}

import type { ReactNode } from 'react'
import { Button } from '../button/button.tsx'
import { Stack } from '../layout/stack.tsx'
import { Form } from './form.tsx'

type Props = {
  /** The form's name for assistive technology. */
  label: string
  /** What stands on its button, and what while the answers are being judged elsewhere. */
  submit: string
  busyLabel: string
  busy: boolean
  onSubmit(): void
  /** What came of it. It stands under the button, so that neither it nor a field moves. */
  outcome: ReactNode
  /** The fields. */
  children: ReactNode
}

/** A form of fields under each other, with one button that fills its line. */
export function SubmitForm(props: Props) {
  const { label, submit, busyLabel, busy, onSubmit, outcome, children } = props
  return (
    <Form label={label} busy={busy} onSubmit={onSubmit}>
      <Stack space="2">
        <Stack space="4">
          <Stack space="3">{children}</Stack>
          <Button tone="primary" type="submit" size="lg" full busy={busy} busyLabel={busyLabel}>
            {submit}
          </Button>
        </Stack>
        {outcome}
      </Stack>
    </Form>
  )
}

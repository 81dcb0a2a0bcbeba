import { conflictCopy as copy } from '../../copy/profile-form.ts'
import { Button } from '../../design/button/button.tsx'
import { TwoValues } from '../../design/choice/two-values.tsx'
import { FocusKeeper } from '../../design/focus/focus-keeper.tsx'
import { Stack } from '../../design/layout/stack.tsx'
import { Message } from '../../design/message/message.tsx'
import { Strong } from '../../design/text/strong.tsx'
import type { Conflict, ProfileFormProps } from './view-props.ts'

type Props = Pick<ProfileFormProps, 'onSettle'> & {
  conflicts: readonly Conflict[]
  /** While the form is sent, nothing can be chosen. */
  busy: boolean
}

/** Shows both values of each field that was also changed on another device, and lets the member choose. */
export function Conflicts({ conflicts, busy, onSettle }: Props) {
  if (conflicts.length === 0) return null
  return (
    <FocusKeeper moveTo="next control">
      <Stack space="4">
        <Message tone="info">
          <Strong>{copy.title}.</Strong> {copy.text}
        </Message>
        {conflicts.map(({ field, label, own, newer }) => (
          <FocusKeeper key={field} moveTo="next control">
            <TwoValues
              label={label}
              first={{
                name: copy.own,
                value: own,
                action: (
                  <Button size="sm" unavailable={busy} onClick={() => onSettle(field, 'own')}>
                    {copy.keepOwn}
                  </Button>
                ),
              }}
              second={{
                name: copy.newer,
                value: newer,
                action: (
                  <Button size="sm" unavailable={busy} onClick={() => onSettle(field, 'newer')}>
                    {copy.useNewer}
                  </Button>
                ),
              }}
            />
          </FocusKeeper>
        ))}
      </Stack>
    </FocusKeeper>
  )
}

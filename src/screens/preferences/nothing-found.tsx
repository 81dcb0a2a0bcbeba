import { preferencesCopy } from '../../copy/preferences.ts'
import { Button } from '../../design/button/button.tsx'
import { Stack } from '../../design/layout/stack.tsx'
import { Text } from '../../design/text/text.tsx'

/** What stands in the chips' place when no interest matches. */
export function NothingFound({ total, onShowAll }: { total: number; onShowAll(): void }) {
  return (
    <Stack space="4" align="start">
      <Text size="body" tone="secondary">
        {preferencesCopy.filter.none}
      </Text>
      <Button tone="secondary" size="md" onClick={onShowAll}>
        {preferencesCopy.filter.showAll(total)}
      </Button>
    </Stack>
  )
}

import { numberText } from '../../copy/numbers.ts'
import { preferencesCopy } from '../../copy/preferences.ts'
import { Icon } from '../../design/icon/icon.tsx'
import { errorIcon } from '../../design/icon/ui/error.gen.ts'
import { Inline } from '../../design/layout/inline.tsx'
import { Tally } from '../../design/text/tally.tsx'
import { Text } from '../../design/text/text.tsx'

type SelectionSummaryProps = { count: number; total: number; problem: string | undefined }

/** The number of chosen interests as a live region, and an error message, which a toast announces. */
export function SelectionSummary({ count, total, problem }: SelectionSummaryProps) {
  return (
    <>
      <div role="status">
        <Tally value={numberText(count)}>{preferencesCopy.selected(total)}</Tally>
      </div>
      {problem && (
        <Text as="div" size="body" tone="danger">
          <Inline space="2" align="start" wrap={false}>
            <Icon icon={errorIcon} />
            {problem}
          </Inline>
        </Text>
      )}
    </>
  )
}

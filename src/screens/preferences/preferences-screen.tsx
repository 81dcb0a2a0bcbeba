import { type RefObject, useId, useRef } from 'react'
import { preferencesCopy } from '../../copy/preferences.ts'
import { ActionBar } from '../../design/action-bar/action-bar.tsx'
import { Button } from '../../design/button/button.tsx'
import { SearchField } from '../../design/field/search-field.tsx'
import { Inline } from '../../design/layout/inline.tsx'
import { Page } from '../../design/layout/page.tsx'
import { Stack } from '../../design/layout/stack.tsx'
import { JumpLink } from '../../design/link/jump-link.tsx'
import { Heading } from '../../design/text/heading.tsx'
import { Text } from '../../design/text/text.tsx'
import { VisuallyHidden } from '../../design/text/visually-hidden.tsx'
import { SetUpPosition } from '../set-up/set-up-position.tsx'
import { RestoredNote } from '../unsaved/restored-note.tsx'
import { UnsavedDialog } from '../unsaved/unsaved-dialog.tsx'
import { InterestChips } from './interest-chips.tsx'
import { SelectionSummary } from './selection-summary.tsx'
import type { PreferencesScreenProps } from './view-props.ts'

export function PreferencesScreen(props: PreferencesScreenProps) {
  const { texts, names, total, filter, selected, onFilter } = props
  const search = useRef<HTMLInputElement>(null)
  const submit = useRef<HTMLButtonElement>(null)
  const submitId = useId()
  const showAll = () => {
    onFilter('')
    search.current?.focus()
  }
  return (
    <Page width="max">
      <Stack space="7">
        <Inline space="6" align="end" justify="between">
          <Stack space="2" clearOfToasts>
            <Heading level={1} size="title" tabIndex={-1}>
              {texts.heading}
            </Heading>
            <Text size="body" tone="secondary">
              <SetUpPosition position={props.position} />
              {preferencesCopy.lead}
            </Text>
          </Stack>
          {/* Chosen interests stay chosen, even if the filter hides them. */}
          <SearchField
            label={preferencesCopy.filter.label}
            value={filter}
            onChange={onFilter}
            result={filter === '' ? '' : preferencesCopy.filter.found(names.length, total)}
            clearLabel={preferencesCopy.filter.clear}
            maxLength={40}
            inputRef={search}
          />
        </Inline>
        {props.restored && <RestoredNote busy={props.busy} onDiscard={props.onDiscard} />}
        {/* Out of the tab order: with Tab the chips are one stop, but a screen reader reads all of them. */}
        <VisuallyHidden>
          <JumpLink to={submitId} tabIndex={-1} onJump={() => submit.current?.focus()}>
            {preferencesCopy.skipTo(texts.submit)}
          </JumpLink>
        </VisuallyHidden>
        {names.length > 0 ? (
          <InterestChips
            names={names}
            selected={selected}
            locked={props.busy}
            onToggle={props.onToggle}
          />
        ) : (
          <NothingFound total={total} onShowAll={showAll} />
        )}
        <ActionBar
          start={<SelectionSummary count={selected.length} total={total} problem={props.problem} />}
          end={<Actions {...props} submitId={submitId} submitRef={submit} />}
        />
      </Stack>
      <UnsavedDialog open={props.asking} onLeave={props.onLeave} onStay={props.onStay} />
    </Page>
  )
}

type ActionsProps = PreferencesScreenProps & {
  submitId: string
  submitRef: RefObject<HTMLButtonElement | null>
}

function Actions({ texts, busy, submitId, submitRef, onSubmit, onCancel }: ActionsProps) {
  return (
    <>
      {onCancel && texts.cancel && (
        <Button tone="secondary" size="lg" disabled={busy} onClick={onCancel}>
          {texts.cancel}
        </Button>
      )}
      <Button
        id={submitId}
        ref={submitRef}
        tone="primary"
        size="lg"
        busy={busy}
        busyLabel={texts.busy}
        onClick={onSubmit}
      >
        {texts.submit}
      </Button>
    </>
  )
}

/** Replaces the chips if no interest matches the filter. */
function NothingFound({ total, onShowAll }: { total: number; onShowAll(): void }) {
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

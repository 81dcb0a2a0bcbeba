import { act, fireEvent, waitFor } from '@testing-library/react'
import { type UserEvent, userEvent } from '@testing-library/user-event'
import type { Control, Interaction } from '../../../lab/page-objects/page-object.ts'
import { makeReadable, makeUnreadable, writeWithoutEvent } from '../../support/field-input.ts'
import { theControl } from './find.ts'

/** The maximum time (ms) until a page has the expected state. Other tests may keep the CPU busy. */
export const maxWait = 15_000

type UserInteraction = Extract<Interaction, { does: string }>

/** Performs an interaction with mouse and keyboard. Throws if a user could not. */
export const performInteraction = async (
  interaction: UserInteraction,
  { clear }: Clearing,
): Promise<void> => {
  const user = userEvent.setup({ delay: null })
  switch (interaction.does) {
    case 'press':
      for (const control of interaction.through ?? []) await user.click(await appearing(control))
      return user.click(await appearing(interaction.on))
    case 'press a key': {
      const control = theControl(interaction.on)
      act(() => control.focus())
      return user.keyboard(`{${interaction.key}}`)
    }
    case 'type':
      return type(user, interaction, clear)
    case 'choose a file':
      return chooseFile(user, interaction.by)
  }
}

type Clearing = {
  /** Does the work. The events that it sends do not count as the event of the move. */
  clear(work: () => Promise<void>): Promise<void>
}

/** Pastes the whole text. If the field already contains it, another text is typed first. */
const type = async (
  user: UserEvent,
  { into, text, how }: Extract<Interaction, { does: 'type' }>,
  clear: Clearing['clear'],
): Promise<void> => {
  const field = theControl(into)
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement))
    throw new Error('Text can only be typed into a field.')
  const enter = async (value: string) => {
    await user.click(field)
    makeReadable(field)
    if (value === '') return user.clear(field)
    await user.keyboard('{Control>}a{/Control}')
    await user.paste(value)
  }
  const isSame = field.value === text && field.validity.badInput === (how === 'unreadable')
  if (isSame) await clear(() => enter(text === '' ? 'x' : ''))
  if (!how && field.value !== text) return enter(text)
  await user.click(field)
  if (how === 'unreadable') {
    // React knows that the user has emptied the field.
    field.value = ''
    makeUnreadable(field)
  } else {
    makeReadable(field)
    writeWithoutEvent(field, text)
  }
  // The form reads its fields again when the focus moves.
  act(() => {
    fireEvent.blur(field)
  })
}

/** Presses the button and provides a picture to the file input that it opens. */
const chooseFile = async (user: UserEvent, by: Control): Promise<void> => {
  const inputs: HTMLInputElement[] = []
  const receive = ({ target }: Event) => {
    if (target instanceof HTMLInputElement && target.type === 'file') inputs.push(target)
  }
  document.addEventListener('click', receive, true)
  await user.click(theControl(by))
  document.removeEventListener('click', receive, true)
  const [input] = inputs
  if (!input) throw new Error('The button opens no file input.')
  await user.upload(input, new File(['a picture'], 'maya.jpg', { type: 'image/jpeg' }))
}

/** Waits for a control, because menus and lazily loaded parts do not appear at once. */
const appearing = (control: Control): Promise<HTMLElement> =>
  waitFor(() => theControl(control), { timeout: maxWait, onTimeout: (error) => error })

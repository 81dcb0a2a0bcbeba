import { act, waitFor } from '@testing-library/react'
import { type UserEvent, userEvent } from '@testing-library/user-event'
import type { Control, Hand } from '../../../src/screens/hand.ts'
import { theControl } from './find.ts'

/** How long (ms) a page may take to become what it should be, on a machine that is busy with other tests. */
export const longestWait = 15_000

type WorkOfAPerson = Extract<Hand, { does: string }>

/** Does with the page what a hand says, by mouse and keyboard. Throws where a person could not. */
export const doByHand = async (hand: WorkOfAPerson, { clear }: Clearing): Promise<void> => {
  const user = userEvent.setup({ delay: null })
  switch (hand.does) {
    case 'press':
      for (const control of hand.through ?? []) await user.click(await appearing(control))
      return user.click(await appearing(hand.on))
    case 'press a key': {
      const control = theControl(hand.on)
      act(() => control.focus())
      return user.keyboard(`{${hand.key}}`)
    }
    case 'type':
      return type(user, hand, clear)
    case 'choose a file':
      return chooseFile(user, hand.by)
  }
}

type Clearing = {
  /** Does the work while what is sent counts as being on the way. */
  clear(work: () => Promise<void>): Promise<void>
}

/** Puts the whole text in at once; where it stands there already, something else is typed first. */
const type = async (
  user: UserEvent,
  { into, text }: Extract<Hand, { does: 'type' }>,
  clear: Clearing['clear'],
): Promise<void> => {
  const field = theControl(into)
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement))
    throw new Error('Only into a field can be typed.')
  const put = async (value: string) => {
    if (value === '') return user.clear(field)
    await user.click(field)
    await user.keyboard('{Control>}a{/Control}')
    await user.paste(value)
  }
  if (field.value === text) await clear(() => put(text === '' ? 'x' : ''))
  await put(text)
}

/** Presses the button and gives the browser's window for files, which no test can open, a picture. */
const chooseFile = async (user: UserEvent, by: Control): Promise<void> => {
  const asked: HTMLInputElement[] = []
  const hear = ({ target }: Event) => {
    if (target instanceof HTMLInputElement && target.type === 'file') asked.push(target)
  }
  document.addEventListener('click', hear, true)
  await user.click(theControl(by))
  document.removeEventListener('click', hear, true)
  const [input] = asked
  if (!input) throw new Error('The press asks for no file.')
  await user.upload(input, new File(['a picture'], 'maya.jpg', { type: 'image/jpeg' }))
}

/** Menus and parts that are loaded when they are needed take a moment to appear. */
const appearing = (control: Control): Promise<HTMLElement> =>
  waitFor(() => theControl(control), { timeout: longestWait, onTimeout: (error) => error })

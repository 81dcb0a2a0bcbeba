import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

/** Presses the button with this name once it exists. */
export const press = async (name: string) =>
  userEvent.click(await screen.findByRole('button', { name }))

/** Presses a button of the open dialog. */
export const pressInDialog = async (name: string) =>
  userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name }))

/** Replaces the values of the fields with these labels. */
export const fill = async (texts: Readonly<Record<string, string>>) => {
  for (const [label, value] of Object.entries(texts)) {
    const field = await screen.findByLabelText(label)
    await userEvent.clear(field)
    if (value !== '') await userEvent.type(field, value)
  }
}

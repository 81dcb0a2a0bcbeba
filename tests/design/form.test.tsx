import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { Button } from '../../src/design/button/button.tsx'
import { TextField } from '../../src/design/field/text-field.tsx'
import { Form } from '../../src/design/form/form.tsx'

type Props = { busy?: boolean; errors?: readonly string[]; onSubmit?(): void }

function SignUp({ busy = false, errors = [], onSubmit = () => {} }: Props) {
  return (
    <Form label="Sign Up" busy={busy} onSubmit={onSubmit}>
      {['Username', 'Email'].map((label) => (
        <TextField
          key={label}
          label={label}
          name={label}
          value=""
          onChange={() => {}}
          error={errors.includes(label) ? 'Please fill this in' : undefined}
        />
      ))}
      <Button type="submit">Sign Up</Button>
    </Form>
  )
}

const submit = () => userEvent.click(screen.getByRole('button', { name: 'Sign Up' }))

describe('a form', () => {
  test('has a name and submits its values without leaving the page', async () => {
    const sent = vi.fn()
    render(<SignUp onSubmit={sent} />)
    expect(screen.getByRole('form', { name: 'Sign Up' }).getAttribute('method')).toBe('post')
    await submit()
    expect(sent).toHaveBeenCalledTimes(1)
  })

  test('is submitted by Enter in one of its fields', async () => {
    const sent = vi.fn()
    render(<SignUp onSubmit={sent} />)
    await userEvent.type(screen.getByLabelText('Email'), '{Enter}')
    expect(sent).toHaveBeenCalledTimes(1)
  })

  test('moves the focus to the first invalid field when a submit fails at once', async () => {
    const { rerender } = render(<SignUp />)
    await submit()
    rerender(<SignUp errors={['Username', 'Email']} />)
    expect(document.activeElement).toBe(screen.getByLabelText('Username'))
  })

  test('moves it after an asynchronous submit has failed', async () => {
    const { rerender } = render(<SignUp />)
    await submit()
    rerender(<SignUp busy />)
    const button = screen.getByRole('button', { name: 'Sign Up' })
    expect(document.activeElement).toBe(button)
    rerender(<SignUp errors={['Email']} />)
    expect(document.activeElement).toBe(screen.getByLabelText('Email'))
  })

  test('leaves the focus with someone who types before the failure arrives', async () => {
    const { rerender } = render(<SignUp />)
    await submit()
    rerender(<SignUp busy />)
    await userEvent.type(screen.getByLabelText('Username'), 'm')
    rerender(<SignUp errors={['Email']} />)
    expect(document.activeElement).toBe(screen.getByLabelText('Username'))
  })

  test('does not move the focus before a submit', () => {
    const { rerender } = render(<SignUp />)
    rerender(<SignUp errors={['Email']} />)
    expect(document.activeElement).toBe(document.body)
  })
})

import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ComponentProps, useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { TextField } from '../../src/design/field/text-field.tsx'

type Props = Partial<ComponentProps<typeof TextField>>

function Field({ value: start = '', onChange, ...props }: Props) {
  const [value, setValue] = useState(start)
  return (
    <TextField
      label="Email"
      name="email"
      {...props}
      value={value}
      onChange={(typed) => {
        setValue(typed.text)
        onChange?.(typed)
      }}
    />
  )
}

/** The accessible description of the field. */
function descriptionOf(field: HTMLElement): string {
  const ids = field.getAttribute('aria-describedby')?.split(' ') ?? []
  return ids.map((id) => document.getElementById(id)?.textContent).join(' ')
}

describe('a text field', () => {
  test('is named by its label', () => {
    render(<Field />)
    expect(screen.getByLabelText('Email')).toBe(screen.getByRole('textbox', { name: 'Email' }))
  })

  test('reports what is typed', async () => {
    const typed = vi.fn()
    render(<Field onChange={typed} />)
    await userEvent.type(screen.getByRole('textbox'), 'ma')
    expect(typed.mock.calls).toEqual([
      [{ text: 'm', unreadable: false }],
      [{ text: 'ma', unreadable: false }],
    ])
  })

  test('is described by its hint', () => {
    render(<Field hint="At least 6 characters" />)
    expect(descriptionOf(screen.getByRole('textbox'))).toBe('At least 6 characters')
  })

  test('is described by its success message instead of its hint', () => {
    render(<Field hint="At least 6 characters" success="Passwords match" />)
    expect(descriptionOf(screen.getByRole('textbox'))).toBe('Passwords match')
  })

  test('is invalid and described by its error alone', () => {
    render(<Field hint="Hint" success="Success" error="Enter a full email address" />)
    const field = screen.getByRole('textbox')
    expect(field.getAttribute('aria-invalid')).toBe('true')
    expect(descriptionOf(field)).toBe('Enter a full email address')
  })

  test('is neither invalid nor described without an error and a hint', () => {
    render(<Field />)
    const field = screen.getByRole('textbox')
    expect(field.hasAttribute('aria-invalid')).toBe(false)
    expect(field.hasAttribute('aria-describedby')).toBe(false)
  })

  test('is marked as optional', () => {
    render(<Field optional="Optional" hint="With country code" />)
    expect(descriptionOf(screen.getByRole('textbox'))).toBe('Optional With country code')
  })

  test('can be read, focused and copied but not changed while locked', async () => {
    const typed = vi.fn()
    render(<Field locked value="maya@lindqvist.se" onChange={typed} />)
    const field = screen.getByRole<HTMLInputElement>('textbox')
    await userEvent.type(field, 'x')
    expect(document.activeElement).toBe(field)
    expect(field.value).toBe('maya@lindqvist.se')
    expect(typed).not.toHaveBeenCalled()
  })

  test('receives the focus on mount if requested, and not again later', () => {
    const { rerender } = render(<Field autoFocus />)
    const field = screen.getByRole('textbox')
    expect(document.activeElement).toBe(field)
    field.blur()
    rerender(<Field autoFocus hint="Now with a hint" />)
    expect(document.activeElement).toBe(document.body)
  })

  test('precedes the content next to its label in the tab order', async () => {
    const user = userEvent.setup()
    render(<Field aside={<a href="/forgot-password">Forgot Password?</a>} />)
    await user.tab()
    expect(document.activeElement).toBe(screen.getByRole('textbox'))
    await user.tab()
    expect(document.activeElement).toBe(screen.getByRole('link'))
  })

  test('shows hostile text as text', () => {
    const hostile = '<img src=x onerror=alert(1)>'
    render(<Field label={hostile} error={hostile} value={hostile} />)
    expect(document.querySelector('img')).toBeNull()
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: hostile }).value).toBe(hostile)
  })
})

describe('a password field', () => {
  const reveal = { show: 'Show password', hide: 'Hide password', capsLock: 'Caps Lock is on' }

  test('hides what is typed until its toggle is pressed, which then has the opposite label', async () => {
    const user = userEvent.setup()
    render(<Field label="Password" type="password" value="sweet-pea" reveal={reveal} />)
    const field = screen.getByLabelText<HTMLInputElement>('Password')
    const toggle = screen.getByRole('button', { name: 'Show password' })
    expect(field.type).toBe('password')
    expect(toggle.hasAttribute('aria-pressed')).toBe(false)

    await user.click(toggle)
    expect(field.type).toBe('text')
    expect(toggle.hasAttribute('aria-pressed')).toBe(false)
    expect(toggle.getAttribute('aria-label')).toBe('Hide password')

    await user.click(toggle)
    expect(field.type).toBe('password')
    expect(field.value).toBe('sweet-pea')
  })

  test('is neither spell-checked nor capitalised, even while it is shown', async () => {
    render(<Field label="Password" type="password" reveal={reveal} />)
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }))
    const field = screen.getByLabelText('Password')
    expect(field.getAttribute('spellcheck')).toBe('false')
    expect(field.getAttribute('autocapitalize')).toBe('none')
  })

  test('says that Caps Lock is on while someone types in it', () => {
    render(<Field label="Password" type="password" reveal={reveal} />)
    const press = (isOn: boolean) => {
      const event = new KeyboardEvent('keydown', { key: 'A', bubbles: true })
      Object.defineProperty(event, 'getModifierState', {
        value: (key: string) => isOn && key === 'CapsLock',
      })
      fireEvent(screen.getByLabelText('Password'), event)
      return screen.getByRole('status').textContent
    }
    expect(press(true)).toBe('Caps Lock is on')
    expect(press(false)).toBe('')
    press(true)
    fireEvent.blur(screen.getByLabelText('Password'))
    expect(screen.getByRole('status').textContent).toBe('')
  })

  test('submits nothing when its toggle is pressed within a form', async () => {
    const sent = vi.fn((event: { preventDefault(): void }) => event.preventDefault())
    render(
      <form onSubmit={sent}>
        <Field label="Password" type="password" reveal={reveal} />
      </form>,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }))
    expect(sent).not.toHaveBeenCalled()
  })
})

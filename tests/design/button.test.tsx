import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { Button } from '../../src/design/button/button.tsx'
import { ProviderButton } from '../../src/design/button/provider-button.tsx'
import { Form } from '../../src/design/form/form.tsx'
import { downloadIcon } from '../../src/design/icon/ui/download.gen.ts'

describe('a button', () => {
  test('has its label as accessible name and is pressed by pointer and keys', async () => {
    const user = userEvent.setup()
    const pressed = vi.fn()
    render(
      <Button icon={downloadIcon} onClick={pressed}>
        Download the App
      </Button>,
    )
    await user.click(screen.getByRole('button', { name: 'Download the App' }))
    await user.keyboard('{Enter} ')
    expect(pressed).toHaveBeenCalledTimes(3)
  })

  test('does not submit a form by default', async () => {
    const sent = vi.fn()
    render(
      <Form label="Login" onSubmit={sent}>
        <Button>Cancel</Button>
        <Button type="submit">Login</Button>
      </Form>,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(sent).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: 'Login' }))
    expect(sent).toHaveBeenCalledTimes(1)
  })

  test('announces its busy label and keeps the focus', () => {
    render(
      <Button busy busyLabel="Logging in...">
        Login
      </Button>,
    )
    const button = screen.getByRole('button', { name: 'Logging in...' })
    expect(button.getAttribute('aria-busy')).toBe('true')
    expect(button.getAttribute('aria-disabled')).toBe('true')
    button.focus()
    expect(document.activeElement).toBe(button)
  })

  test('keeps its label if it has no busy label', () => {
    render(<Button busy>Retry</Button>)
    expect(screen.getByRole('button', { name: 'Retry' }).getAttribute('aria-busy')).toBe('true')
  })

  test('reserves space for its busy label from the start, so that its width stays', () => {
    const { rerender } = render(
      <Button busy={false} busyLabel="Logging in...">
        Login
      </Button>,
    )
    const labels = () => [...screen.getByRole('button').children].map((part) => part.textContent)
    expect(labels()).toEqual(['Login', 'Logging in...'])
    rerender(
      <Button busy busyLabel="Logging in...">
        Login
      </Button>,
    )
    expect(labels()).toEqual(['Login', 'Logging in...'])
  })

  test.each(['busy', 'unavailable'])(
    'ignores presses and submits no form while %s',
    async (state) => {
      const user = userEvent.setup()
      const pressed = vi.fn()
      const sent = vi.fn()
      render(
        <Form label="Login" onSubmit={sent}>
          <input name="email" aria-label="Email" />
          <Button type="submit" {...{ [state]: true }} onClick={pressed}>
            Login
          </Button>
        </Form>,
      )
      await user.click(screen.getByRole('button'))
      await user.type(screen.getByRole('textbox'), 'maya{Enter}')
      expect(pressed).not.toHaveBeenCalled()
      expect(sent).not.toHaveBeenCalled()
    },
  )

  test('cannot be pressed while disabled', async () => {
    const pressed = vi.fn()
    render(
      <Button disabled onClick={pressed}>
        Submit
      </Button>,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Submit' }))
    expect(pressed).not.toHaveBeenCalled()
  })
})

describe('a provider button', () => {
  test.each(['google', 'apple'] as const)(
    'of %s is pressed once, and not while busy',
    async (provider) => {
      const user = userEvent.setup()
      const pressed = vi.fn()
      const { rerender } = render(
        <ProviderButton provider={provider} onClick={pressed}>
          Sign in
        </ProviderButton>,
      )
      await user.click(screen.getByRole('button', { name: 'Sign in' }))
      rerender(
        <ProviderButton provider={provider} busy onClick={pressed}>
          Sign in
        </ProviderButton>,
      )
      await user.click(screen.getByRole('button', { name: 'Sign in' }))
      expect(pressed).toHaveBeenCalledTimes(1)
      expect(screen.getByRole('button').getAttribute('aria-busy')).toBe('true')
    },
  )
})

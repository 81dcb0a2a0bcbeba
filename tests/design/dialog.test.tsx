import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useRef, useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { Button } from '../../src/design/button/button.tsx'
import { Dialog } from '../../src/design/dialog/dialog.tsx'
import { deleteForGoodIcon } from '../../src/design/icon/ui/delete-for-good.gen.ts'
import { ToastArea } from '../../src/design/toast/toast-area.tsx'
import { ToastSpace } from '../../src/design/toast/toast-space.tsx'

function DeleteAccount() {
  const [open, setOpen] = useState(false)
  const cancel = useRef<HTMLButtonElement>(null)
  return (
    <main>
      <ToastSpace>
        <ToastArea label="Notifications" closeLabel="Put away" />
      </ToastSpace>
      <Button onClick={() => setOpen(true)}>Delete Account</Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Delete your account?"
        description="Your profile is removed for good."
        icon={deleteForGoodIcon}
        closeLabel="Close"
        initialFocus={cancel}
        actions={
          <>
            <Button ref={cancel} onClick={() => setOpen(false)}>
              Cancel
            </Button>
            <Button tone="danger">Delete</Button>
          </>
        }
      >
        <a href="/help">What is removed?</a>
      </Dialog>
    </main>
  )
}

async function open() {
  const user = userEvent.setup()
  render(<DeleteAccount />)
  const opener = screen.getByRole('button', { name: 'Delete Account' })
  await user.click(opener)
  const dialog = await screen.findByRole('dialog', { name: 'Delete your account?' })
  const cancel = screen.getByRole('button', { name: 'Cancel' })
  await waitFor(() => expect(document.activeElement).toBe(cancel))
  return { user, opener, dialog, cancel }
}

const isGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

describe('a dialog', () => {
  test('is named by its title, described by its text, and moves the focus to the given element', async () => {
    const { dialog } = await open()
    const description = document.getElementById(dialog.getAttribute('aria-describedby') ?? '')
    expect(description?.textContent).toBe('Your profile is removed for good.')
  })

  test('traps the focus, in both directions', async () => {
    const { user, dialog } = await open()
    for (const keys of ['{Tab}', '{Tab}', '{Tab}', '{Tab}', '{Shift>}{Tab}{/Shift}']) {
      await user.keyboard(keys)
      await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
    }
  })

  test('moves the focus from the last control to the first without checkVisibility, which Safari 17.3 lacks', async () => {
    Object.defineProperty(HTMLElement.prototype, 'checkVisibility', {
      value: undefined,
      configurable: true,
    })
    try {
      const { user, dialog } = await open()
      const controls = [...dialog.querySelectorAll<HTMLElement>('a, button')]
      controls.at(-1)?.focus()
      await user.keyboard('{Tab}')
      expect(document.activeElement).toBe(controls[0])
    } finally {
      Reflect.deleteProperty(HTMLElement.prototype, 'checkVisibility')
    }
  })

  test('hides the page behind it from assistive technology', async () => {
    const { opener } = await open()
    expect(opener.closest('[aria-hidden="true"], [inert]')).not.toBeNull()
  })

  test('does not hide toasts, because errors must be announced', async () => {
    await open()
    expect(
      screen.getByRole('region', { name: 'Notifications' }).closest('[aria-hidden]'),
    ).toBeNull()
  })

  test('closes on Escape and restores the focus', async () => {
    const { user, opener } = await open()
    await user.keyboard('{Escape}')
    await isGone()
    await waitFor(() => expect(document.activeElement).toBe(opener))
  })

  test('closes by the button in its corner', async () => {
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: 'Close' }))
    await isGone()
  })

  test('closes when its owner closes it and restores the focus', async () => {
    const { user, opener, cancel } = await open()
    await user.click(cancel)
    await isGone()
    await waitFor(() => expect(document.activeElement).toBe(opener))
  })
})

/** The time now, by the clock that events carry. */
const eventTime = () => new Event('now').timeStamp

/** A dialog that has just opened; a press can carry any time at which the member has made it. */
function openQuestion() {
  const onClose = vi.fn()
  const onConfirm = vi.fn()
  const before = eventTime()
  render(
    <Dialog
      open
      onClose={onClose}
      title="Delete your account?"
      actions={<Button onClick={onConfirm}>Delete</Button>}
    />,
  )
  const after = eventTime()
  const confirm = screen.getByRole('button', { name: 'Delete' })
  const beside = screen.getByRole('dialog').parentElement ?? document.body
  const press = async (target: Element, madeAt: number, count = 1) => {
    const carryTime = (event: MouseEvent) => {
      Object.defineProperty(event, 'timeStamp', { value: madeAt })
      Object.defineProperty(event, 'detail', { value: count })
    }
    for (const type of ['mousedown', 'click'] as const)
      addEventListener(type, carryTime, { capture: true, once: true })
    await userEvent.click(target)
  }
  return { onClose, onConfirm, before, after, confirm, beside, press }
}

describe('the press that opened a dialog', () => {
  test('does not close it by its second half', async () => {
    const { onClose, before, after, beside, press } = openQuestion()
    await press(beside, before + 499)
    expect(onClose).not.toHaveBeenCalled()
    await press(beside, after + 500)
    expect(onClose).toHaveBeenCalledOnce()
  })

  test('does not answer it by its second half', async () => {
    const { onConfirm, before, after, confirm, press } = openQuestion()
    await press(confirm, before + 499, 2)
    expect(onConfirm).not.toHaveBeenCalled()
    await press(confirm, after + 500, 2)
    expect(onConfirm).toHaveBeenCalledOnce()
  })

  test('leaves the focus on its first control by its second half, beside the dialog and on its text', async () => {
    const { before, after, confirm, beside, press } = openQuestion()
    const text = screen.getByRole('heading')
    await waitFor(() => expect(document.activeElement).toBe(confirm))
    await press(beside, before + 499, 2)
    expect(document.activeElement).toBe(confirm)
    await press(text, before + 499, 2)
    expect(document.activeElement).toBe(confirm)
    await press(text, after + 500, 2)
    expect(document.activeElement).toBe(screen.getByRole('dialog'))
  })

  test('does not answer it by one that waited in a busy page', async () => {
    const { onConfirm, before, after, confirm, press } = openQuestion()
    await press(confirm, before - 1)
    expect(onConfirm).not.toHaveBeenCalled()
    await press(confirm, after)
    expect(onConfirm).toHaveBeenCalledOnce()
  })
})

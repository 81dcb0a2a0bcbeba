import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useRef, useState } from 'react'
import { describe, expect, test } from 'vitest'
import { Button } from '../../src/design/button/button.tsx'
import { Dialog } from '../../src/design/dialog/dialog.tsx'
import { deleteForGoodIcon } from '../../src/design/icon/ui/delete-for-good.gen.ts'
import { ToastArea } from '../../src/design/toast/toast-area.tsx'

function DeleteAccount() {
  const [open, setOpen] = useState(false)
  const cancel = useRef<HTMLButtonElement>(null)
  return (
    <main>
      <ToastArea label="Notifications" closeLabel="Put away" />
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
  test('is named by its title, described by its text, and takes the focus where it is told', async () => {
    const { dialog } = await open()
    const description = document.getElementById(dialog.getAttribute('aria-describedby') ?? '')
    expect(description?.textContent).toBe('Your profile is removed for good.')
  })

  test('keeps the focus within itself, both ways round', async () => {
    const { user, dialog } = await open()
    for (const keys of ['{Tab}', '{Tab}', '{Tab}', '{Tab}', '{Shift>}{Tab}{/Shift}']) {
      await user.keyboard(keys)
      await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
    }
  })

  test('hides the page behind it from assistive technology', async () => {
    const { opener } = await open()
    expect(opener.closest('[aria-hidden="true"], [inert]')).not.toBeNull()
  })

  test('hides no toast, because what failed must be heard', async () => {
    await open()
    expect(
      screen.getByRole('region', { name: 'Notifications' }).closest('[aria-hidden]'),
    ).toBeNull()
  })

  test('closes by Escape and gives the focus back', async () => {
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

  test('closes when its owner says so and gives the focus back', async () => {
    const { user, opener, cancel } = await open()
    await user.click(cancel)
    await isGone()
    await waitFor(() => expect(document.activeElement).toBe(opener))
  })
})

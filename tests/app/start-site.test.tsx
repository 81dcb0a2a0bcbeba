import { act, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { prerenderedAttribute } from '../../src/app/prerendered.ts'
import { startSite } from '../../src/app/start-site.tsx'

test('a browser in which the site cannot start shows that the page crashed, not that the network failed (fault 126)', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  const root = document.body.appendChild(document.createElement('div'))
  root.setAttribute(prerenderedAttribute, '/login')
  act(() =>
    startSite(root, () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }),
  )
  expect(screen.getByRole('heading').textContent).toBe('This page crashed')
  expect(screen.getByRole('button').textContent).toBe('Reload the page')
  expect(warn.mock.lastCall?.[1]).toMatchObject({ where: 'start the site' })
  // The script of the prerendered page replaces only a page that the site has not taken.
  expect(root.hasAttribute(prerenderedAttribute)).toBe(false)
  root.remove()
})

import { cleanup, render } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { everything } from '../../../lab/design/catalogue.ts'
import { clearToasts } from '../../../src/design/toast/show-toast.ts'

const states = everything
  .flatMap(({ entries }) => Object.entries(entries))
  .flatMap(([id, { states }]) =>
    Object.entries(states).map(([name, State]) => [`${id}/${name}`, State] as const),
  )

describe('every state renders without a console message', () => {
  afterEach(() => {
    clearToasts()
    cleanup()
    vi.restoreAllMocks()
  })

  test.each(states)('%s', (_, State) => {
    const complaints = vi.spyOn(console, 'error')
    render(<State />)
    expect(document.body.textContent + document.body.innerHTML).not.toBe('')
    expect(complaints.mock.calls).toEqual([])
  })
})

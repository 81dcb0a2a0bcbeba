import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { FocusKeeper } from '../../src/design/focus/focus-keeper.tsx'

type Props = { before: boolean; part: boolean; moveTo?: 'next control' }

function Page({ before, part, ...side }: Props) {
  return (
    <main>
      <h1 tabIndex={-1}>Check your inbox</h1>
      {before && <button type="button">Resend</button>}
      {part && (
        <FocusKeeper {...side}>
          <button type="button">Wrong address?</button>
        </FocusKeeper>
      )}
      <button type="button">Next</button>
    </main>
  )
}

const button = (name: string) => screen.getByRole('button', { name })

test('a part that is removed moves its focus to the control before it', () => {
  const view = render(<Page before part />)
  button('Wrong address?').focus()
  view.rerender(<Page before part={false} />)
  expect(document.activeElement).toBe(button('Resend'))
})

test('a part can move its focus to the control after it', () => {
  const view = render(<Page before part moveTo="next control" />)
  button('Wrong address?').focus()
  view.rerender(<Page before part={false} moveTo="next control" />)
  expect(document.activeElement).toBe(button('Next'))
})

test('without a control before it, the heading receives the focus', () => {
  const view = render(<Page before={false} part />)
  button('Wrong address?').focus()
  view.rerender(<Page before={false} part={false} />)
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Check your inbox' }))
})

test('a focus elsewhere does not move', () => {
  const view = render(<Page before part />)
  button('Next').focus()
  view.rerender(<Page before part={false} />)
  expect(document.activeElement).toBe(button('Next'))
})

test('a part above the page moves its focus to the control before it, too', () => {
  const Above = ({ part }: { part: boolean }) => (
    <>
      <a href="/login">Login</a>
      {part && (
        <FocusKeeper>
          <button type="button">Close</button>
        </FocusKeeper>
      )}
      <Page before part={false} />
    </>
  )
  const view = render(<Above part />)
  button('Close').focus()
  view.rerender(<Above part={false} />)
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Login' }))
})

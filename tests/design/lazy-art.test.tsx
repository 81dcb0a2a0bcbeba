import { render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { expect, test } from 'vitest'
import { lazyArt } from '../../src/design/vine/lazy-art.ts'

test('a lazily loaded decoration appears once it is loaded', async () => {
  const Art = lazyArt(async () => ({ size }: { size: number }) => <p>{`art of ${size} px`}</p>)
  render(
    <Suspense>
      <Art size={24} />
    </Suspense>,
  )
  await screen.findByText('art of 24 px')
})

test('a page without the chunk of its decoration works', async () => {
  const Art = lazyArt(async () => {
    throw new TypeError('Failed to fetch dynamically imported module')
  })
  render(
    <main>
      Words
      <Suspense fallback="Loading">
        <Art />
      </Suspense>
    </main>,
  )
  await expect.poll(() => screen.getByRole('main').textContent).toBe('Words')
})

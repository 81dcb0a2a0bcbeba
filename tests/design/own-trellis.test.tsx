import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { trellisCopy } from '../../src/copy/trellis.ts'
import { OwnTrellis } from '../../src/design/trellis/own-trellis.tsx'

const owner = { name: 'Maya Okafor', picture: null, place: '' }

test.each([
  [0, 0, 'Your first plan goes here'],
  [0, 3, '3 connections', 'Your first plan goes here'],
  [2, 3, '2 meetups, 3 connections'],
] as const)(
  'a member with %i meetups and %i connections hears both once',
  (meetups, connections, ...words) => {
    const grown = trellisCopy.grown(meetups, connections)
    const drawing = { uid: 'uid-1', leaves: meetups, interests: [], connections, grown }
    render(<OwnTrellis texts={trellisCopy} owner={owner} drawing={drawing} />)
    const trellis = screen.getByRole('region', { name: 'Your trellis' })
    for (const hidden of trellis.querySelectorAll('[aria-hidden]')) hidden.remove()
    const texts = [...trellis.querySelectorAll('span, p')].flatMap(({ childNodes }) =>
      [...childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE),
    )
    expect(texts.map(({ textContent }) => textContent)).toEqual(words)
  },
)

import { expect, test } from 'vitest'
import { tagsFor } from '../../../backend/hosting/share-tags.ts'

test('a shared link shows the card by its absolute address', () => {
  const told = tagsFor('https://trellis.example').map(({ attrs }) => [
    attrs?.property,
    attrs?.content,
  ])
  expect(told).toContainEqual(['og:url', 'https://trellis.example/'])
  expect(told).toContainEqual(['og:image', 'https://trellis.example/share-card.png'])
})

test('a build that does not know its address promises no picture', () => {
  expect(tagsFor('')).toEqual([])
})

import { expect, test } from 'vitest'
import { tagsFor } from '../../../backend/hosting/share-tags.ts'

const words = {
  site: 'Arbour',
  description: 'Finds an hour.',
  title: 'Something to climb',
  text: 'Lines up calendars.',
  picture: 'Three calendars',
}

const told = (site: string) =>
  Object.fromEntries(
    tagsFor(words, site).map(({ attrs }) => [attrs?.property ?? attrs?.name, attrs?.content]),
  )

test('a shared link says the words that it is given', () => {
  expect(told('')).toEqual({
    description: 'Finds an hour.',
    'og:type': 'website',
    'og:site_name': 'Arbour',
    'og:title': 'Something to climb',
    'og:description': 'Lines up calendars.',
    'twitter:card': 'summary_large_image',
  })
})

test('a shared link shows the card by its absolute address', () => {
  expect(told('https://arbour.example')).toMatchObject({
    'og:url': 'https://arbour.example/',
    'og:image': 'https://arbour.example/share-card.png',
    'og:image:alt': 'Three calendars',
  })
})

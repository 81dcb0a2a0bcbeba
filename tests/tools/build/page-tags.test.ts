import { expect, test } from 'vitest'
import { tagsFor } from '../../../tools/build/hosting/page-tags.ts'

const texts = {
  site: 'Arbour',
  description: 'Finds an hour.',
  title: 'Something to climb',
  text: 'Lines up calendars.',
  picture: 'Three calendars',
}

const contentsFor = (site: string) =>
  Object.fromEntries(
    tagsFor(texts, site).map(({ attrs }) => [attrs?.property ?? attrs?.name, attrs?.content]),
  )

test('a shared link has the given texts', () => {
  expect(contentsFor('')).toEqual({
    description: 'Finds an hour.',
    'og:type': 'website',
    'og:site_name': 'Arbour',
    'og:title': 'Something to climb',
    'og:description': 'Lines up calendars.',
    'twitter:card': 'summary_large_image',
  })
})

test('a shared link has the absolute URL of the picture', () => {
  expect(contentsFor('https://arbour.example')).toMatchObject({
    'og:url': 'https://arbour.example/',
    'og:image': 'https://arbour.example/share-card.png',
    'og:image:alt': 'Three calendars',
  })
})

import { makePath } from 'statewalk'
import { expect, test } from 'vitest'
import { galleryPage } from './page.ts'

const state = {
  machine: 'post',
  states: ['writing.to <everybody>'],
  path: makePath('a new letter', ['written {"text":"<img src=x onerror=alert(1)>"}']),
  address: 'http://localhost:5173/lab/#/post/step/1?input=a&moves=b',
  fragment: '#/post/step/1?input=a&moves=b',
}

test('a state of the gallery has its name, four screenshots, the name and id of its path, and its URL in the lab', () => {
  const page = galleryPage([state])
  for (const view of ['390-light', '390-dark', '1440-light', '1440-dark'])
    expect(page).toContain(`src="post/${state.path.id}-${view}.png"`)
  expect(page).toContain(`<code>${state.path.id}</code>`)
  expect(page).toContain('writing.to &#60;everybody&#62;')
  expect(page).toContain('<h3>a new letter: written')
  expect(page).toContain('href="http://localhost:5173/lab/#/post/step/1?input=a&#38;moves=b"')
})

test('the gallery escapes text that was typed on the way to a state', () => {
  const page = galleryPage([state])
  expect(page).not.toContain('<img src=x')
  expect(page).toContain('&#60;img src=x')
})

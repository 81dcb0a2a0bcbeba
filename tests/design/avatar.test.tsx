import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Avatar } from '../../src/design/avatar/avatar.tsx'

const picture = 'https://pictures.example/maya.jpg'
const shown = () => screen.getByRole('img').getAttribute('src')

test('an avatar shows the picture with the given name as its text alternative', () => {
  render(<Avatar src={picture} name="Maya" size={176} />)
  expect(screen.getByRole('img', { name: 'Maya' }).getAttribute('src')).toBe(picture)
})

test.each([null, ''])('a member without a picture (%j) gets an illustration', (src) => {
  render(<Avatar src={src} name="Maya" size={38} />)
  expect(shown()).toBe('/default-avatar.svg')
})

test('an illustration with the same name replaces a picture that fails to load (spec 2.17)', () => {
  render(<Avatar src={picture} name="Maya" size={38} />)
  fireEvent.error(screen.getByRole('img'))
  expect(screen.getByRole('img', { name: 'Maya' }).getAttribute('src')).toBe('/default-avatar.svg')
})

test('a new picture is tried even after another one has failed', () => {
  const { rerender } = render(<Avatar src={picture} name="Maya" size={38} />)
  fireEvent.error(screen.getByRole('img'))
  rerender(<Avatar src="https://pictures.example/new.jpg" name="Maya" size={38} />)
  expect(shown()).toBe('https://pictures.example/new.jpg')
})

test('an avatar stops trying if the illustration fails too', () => {
  render(<Avatar src={picture} name="Maya" size={38} />)
  fireEvent.error(screen.getByRole('img'))
  fireEvent.error(screen.getByRole('img'))
  expect(shown()).toBe('/default-avatar.svg')
})

test('next to a name the picture is decorative', () => {
  const { container } = render(<Avatar src={picture} size={38} />)
  expect(screen.queryByRole('img')).toBeNull()
  expect(container.querySelector('img')?.alt).toBe('')
})

test('the request for a picture sends no referrer to another host', () => {
  render(<Avatar src={picture} name="Maya" size={38} />)
  expect(screen.getByRole('img').getAttribute('referrerpolicy')).toBe('no-referrer')
})

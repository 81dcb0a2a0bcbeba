import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { BreakableText } from '../../src/design/text/breakable-text.tsx'

const htmlOf = (text: string) =>
  render(<BreakableText>{text}</BreakableText>).container.firstElementChild?.innerHTML.replace(
    /<\/?span[^>]*>/g,
    '',
  )

test('an email address is one box, and can break after its at sign and before its dots', () => {
  expect(htmlOf('Copies maya.l@mail.example.org to your clipboard')).toBe(
    'Copies maya<wbr>.l@<wbr>mail<wbr>.example<wbr>.org to your clipboard',
  )
  expect(screen.getByText('maya.l@mail.example.org').className).not.toBe('')
  expect(htmlOf('Ends. Then begins @ home.')).toBe('Ends. Then begins @ home.')
})

import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { BreakableText } from '../../src/design/text/breakable-text.tsx'

const htmlOf = (text: string) =>
  render(<BreakableText>{text}</BreakableText>).container.firstElementChild?.innerHTML.replace(
    /<\/?span>/g,
    '',
  )

test('an email address can break after its at sign and before the dots behind it', () => {
  expect(htmlOf('Copies maya.l@mail.example.org to your clipboard')).toBe(
    'Copies maya.l@<wbr>mail<wbr>.example<wbr>.org to your clipboard',
  )
  expect(htmlOf('Ends. Then begins @ home.')).toBe('Ends. Then begins @ home.')
})

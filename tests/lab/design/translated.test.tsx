import { cleanup, render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { afterEach, describe, expect, test } from 'vitest'
import { components } from '../../../lab/design/components.ts'
import { Button } from '../../../src/design/button/button.tsx'
import { Choice } from '../../../src/design/choice/choice.tsx'
import { FieldNote } from '../../../src/design/field/field-note.tsx'
import { FormNote } from '../../../src/design/form/form-note.tsx'
import { locateIcon } from '../../../src/design/icon/ui/locate.gen.ts'
import { ButtonLink } from '../../../src/design/link/button-link.tsx'
import { Logo } from '../../../src/design/logo/logo.tsx'
import { AccountTrigger } from '../../../src/design/menu/account-trigger.tsx'
import { Tally } from '../../../src/design/text/tally.tsx'
import { StatTile } from '../../../src/design/tile/stat-tile.tsx'

/*
 * A translated page has `<font>` elements in the place of its text nodes. React still updates and removes the text nodes
 * that it knows, so such a text keeps its old wording, or crashes the page. Of an element whose only child is a text,
 * React replaces the whole content instead: it keeps no record at the text node.
 */

/** The texts that React updates by their own node, as `"text" in <tag>`. */
const textsOfTheirOwn = (root: Node): string[] => {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const found: string[] = []
  while (walker.nextNode()) {
    const { currentNode: text } = walker
    const isKnown = Object.keys(text).some((key) => key.startsWith('__reactFiber'))
    if (isKnown && text.textContent?.trim())
      found.push(`"${text.textContent}" in <${text.parentElement?.tagName.toLowerCase()}>`)
  }
  return found
}

afterEach(cleanup)

describe.each(components.flatMap(({ entries }) => Object.entries(entries)))(
  '%s',
  (_name, { states }) => {
    test.each(Object.entries(states))(
      'in %s has each text in an element of its own',
      (_state, State) => {
        render(<State />)
        expect(textsOfTheirOwn(document.body)).toEqual([])
      },
    )
  },
)

/** Replaces each text node by two nested `<font>` elements, as the translation of Chrome does. */
const translate = (root: Node): void => {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode)
  for (const text of texts) {
    const font = document.createElement('font')
    const inner = document.createElement('font')
    inner.textContent = text.data
    font.append(inner)
    text.replaceWith(font)
  }
}

const nothing = () => {}

/** Components with a label that depends on their state. */
const labelled: readonly (readonly [string, (label: string, busy: boolean) => ReactElement])[] = [
  ['a button', (label) => <Button busy={false}>{label}</Button>],
  ['a button with an icon', (label) => <Button icon={locateIcon}>{label}</Button>],
  [
    'a busy button',
    (label, busy) => (
      <Button busy={busy} busyLabel={label}>
        {label}
      </Button>
    ),
  ],
  [
    'a link',
    (label) => (
      <ButtonLink render={<a href="/">.</a>} icon={locateIcon}>
        {label}
      </ButtonLink>
    ),
  ],
  [
    'a choice',
    (label, busy) => (
      <Choice
        label={label}
        options={[
          { id: 'one', label },
          { id: 'other', label },
        ]}
        chosen={busy ? 'one' : 'other'}
        onChoose={nothing}
      />
    ),
  ],
  ['the account', (label) => <AccountTrigger name={label} picture={null} />],
  ['a count', (label) => <Tally value={label}>{label}</Tally>],
  ['the logo', (label) => <Logo name={label} />],
  ['a tile', (label) => <StatTile value={label} label={label} render={<a href="/">.</a>} />],
  [
    'the note of a field',
    (label) => <FieldNote id="note" hint={undefined} error={label} success={undefined} />,
  ],
  ['the note of a form', (label) => <FormNote>{label}</FormNote>],
]

test('a text beside other nodes is found', () => {
  render(<p>Resend in {60} s</p>)
  expect(textsOfTheirOwn(document.body)).not.toEqual([])
})

test.each(labelled)('%s on a translated page shows the label of its state', (_name, show) => {
  const view = render(show('Resend', false))
  translate(view.container)
  view.rerender(show('Sent', true))
  expect(view.container.textContent).not.toContain('Resend')
  translate(view.container)
  view.rerender(show('Resend', false))
  expect(view.container.textContent).not.toContain('Sent')
  view.unmount()
  expect(document.body.textContent).toBe('')
})

import '../../src/design/theme/layers.css.ts'
import '../../src/design/theme/global.css.ts'
import { StrictMode, useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { brand } from '../../src/copy/brand.ts'
import { SearchField } from '../../src/design/field/search-field.tsx'
import { Frame } from '../../src/design/layout/frame.tsx'
import { Main } from '../../src/design/layout/main.tsx'
import { Stack } from '../../src/design/layout/stack.tsx'
import { Logo } from '../../src/design/logo/logo.tsx'
import { Message } from '../../src/design/message/message.tsx'
import { Heading } from '../../src/design/text/heading.tsx'
import { Text } from '../../src/design/text/text.tsx'
import { BrandLink } from '../../src/design/top-bar/brand-link.tsx'
import { TopBar } from '../../src/design/top-bar/top-bar.tsx'
import { everything } from './catalogue.ts'
import type { Group } from './entry.ts'
import { countOf, find, hashOf, search, titleOf, useEntryRef } from './entry-ref.ts'
import { EntryView } from './entry-view.tsx'
import * as styles from './lab.css.ts'
import { labRoot } from './root.ts'
import { texts } from './texts.ts'

createRoot(labRoot()).render(
  <StrictMode>
    <Gallery />
  </StrictMode>,
)

/** The component gallery: a list of the entries, and the selected one. */
function Gallery() {
  const [text, setText] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const entryRef = useEntryRef()
  const groups = search(everything, text)
  const found = find(everything, entryRef)
  return (
    <div className={styles.container}>
      <Frame
        skipTo={texts.skip}
        bar={
          <TopBar
            ruled
            brand={
              <BrandLink render={<a href="index.html">.</a>}>
                <Logo name={brand.name} />
              </BrandLink>
            }
            end={
              <Text size="small" tone="secondary">
                {texts.heading}
              </Text>
            }
          />
        }
      >
        <div className={styles.columns}>
          <div className={styles.contents}>
            <Stack space="5">
              <search>
                <SearchField
                  label={texts.search}
                  value={text}
                  onChange={setText}
                  result={text === '' ? '' : texts.found(countOf(groups))}
                  clearLabel={texts.clear}
                  inputRef={field}
                />
              </search>
              <Contents groups={groups} current={entryRef.id} />
            </Stack>
          </div>
          <Main className={styles.content}>
            {found ? (
              <EntryView {...found} />
            ) : (
              <Stack space="3">
                <Heading level={1} size="title">
                  {texts.heading}
                </Heading>
                <Text size="lead" tone="secondary">
                  {texts.lead}
                </Text>
                {entryRef.id !== '' && <Message tone="info">{texts.unknown}</Message>}
              </Stack>
            )}
          </Main>
        </div>
      </Frame>
    </div>
  )
}

function Contents({ groups, current }: { groups: readonly Group[]; current: string }) {
  return (
    <nav aria-label={texts.contents}>
      <Stack space="5">
        {groups.map(({ title, entries }) => (
          <Stack key={title} space="1">
            <Text size="label" as="div">
              {title}
            </Text>
            <ul className={styles.places}>
              {Object.keys(entries).map((id) => (
                <li key={id}>
                  <a
                    className={styles.place}
                    href={hashOf({ id, state: null })}
                    aria-current={id === current ? 'page' : undefined}
                  >
                    {titleOf(id)}
                  </a>
                </li>
              ))}
            </ul>
          </Stack>
        ))}
      </Stack>
    </nav>
  )
}

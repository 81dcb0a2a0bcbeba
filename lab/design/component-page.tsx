import { useRef, useState } from 'react'
import { brand } from '../../src/copy/brand.ts'
import { SearchField } from '../../src/design/field/search-field.tsx'
import { Frame } from '../../src/design/layout/frame.tsx'
import { Main } from '../../src/design/layout/main.tsx'
import { Stack } from '../../src/design/layout/stack.tsx'
import { Logo } from '../../src/design/logo/logo.tsx'
import { Text } from '../../src/design/text/text.tsx'
import { BrandLink } from '../../src/design/top-bar/brand-link.tsx'
import { TopBar } from '../../src/design/top-bar/top-bar.tsx'
import { everything } from './catalogue.ts'
import { Contents } from './contents.tsx'
import { countOf, find, hashOf, search, start } from './entry-ref.ts'
import { EntryView } from './entry-view.tsx'
import * as styles from './lab.css.ts'
import { Overview } from './overview.tsx'
import { texts } from './texts.ts'
import { useEntryRef } from './use-entry-ref.ts'

/** The component gallery: an overview at first, the selected entry afterwards. */
export function ComponentPage() {
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
              <BrandLink render={<a href={hashOf(start)}>.</a>}>
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
              <Overview groups={groups} unknown={entryRef.id !== '' && entryRef.id !== start.id} />
            )}
          </Main>
        </div>
      </Frame>
    </div>
  )
}

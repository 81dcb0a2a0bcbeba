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
import { countOf, find, hashOf, search, start } from './address.ts'
import { everything } from './catalogue.ts'
import { Contents } from './contents.tsx'
import * as styles from './lab.css.ts'
import { Overview } from './overview.tsx'
import { Showing } from './showing.tsx'
import { useAddress } from './use-address.ts'
import { words } from './words.ts'

/** The page of components and screens: what there is at the start, what was picked beside it. */
export function ComponentPage() {
  const [text, setText] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const address = useAddress()
  const groups = search(everything, text)
  const found = find(everything, address)
  return (
    <div className={styles.room}>
      <Frame
        skipTo={words.skip}
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
                {words.heading}
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
                  label={words.search}
                  value={text}
                  onChange={setText}
                  result={text === '' ? '' : words.found(countOf(groups))}
                  clearLabel={words.clear}
                  inputRef={field}
                />
              </search>
              <Contents groups={groups} current={address.id} />
            </Stack>
          </div>
          <Main className={styles.content}>
            {found ? (
              <Showing {...found} />
            ) : (
              <Overview groups={groups} unknown={address.id !== '' && address.id !== start.id} />
            )}
          </Main>
        </div>
      </Frame>
    </div>
  )
}

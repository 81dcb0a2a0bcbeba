import '../../src/design/theme/layers.css.ts'
import '../../src/design/theme/global.css.ts'
import { StrictMode, useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { brand } from '../../src/copy/brand.ts'
import { Frame } from '../../src/design/layout/frame.tsx'
import { Main } from '../../src/design/layout/main.tsx'
import { Stack } from '../../src/design/layout/stack.tsx'
import { TextLink } from '../../src/design/link/text-link.tsx'
import { Logo } from '../../src/design/logo/logo.tsx'
import { Message } from '../../src/design/message/message.tsx'
import { Heading } from '../../src/design/text/heading.tsx'
import { Text } from '../../src/design/text/text.tsx'
import { BrandLink } from '../../src/design/top-bar/brand-link.tsx'
import { TopBar } from '../../src/design/top-bar/top-bar.tsx'
import { everything } from './catalogue.ts'
import { foundations } from './components/foundations.tsx'
import { foundationsTitle } from './components.ts'
import { find, hashOf, type State, titleOf, useEntryRef } from './entry.ts'
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
  const entryRef = useEntryRef()
  const found = find(everything, entryRef)
  useEffect(() => {
    if (entryRef.id !== '') scrollTo(0, 0)
  }, [entryRef.id])
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
            <Contents current={entryRef.id} />
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
                <Pictures />
              </Stack>
            )}
          </Main>
        </div>
      </Frame>
    </div>
  )
}

/** The foundations in full, and a picture of each other group. */
function Pictures() {
  return (
    <>
      {Object.entries(foundations).map(([id, { states }]) => (
        <Stack key={id} space="3">
          <Heading level={2} size="subheading">
            {titleOf(id)}
          </Heading>
          {Object.entries<State>(states).map(([state, Shown]) => (
            <Shown key={state} />
          ))}
        </Stack>
      ))}
      <div className={styles.pictures}>
        {everything
          .filter(({ title }) => title !== foundationsTitle)
          .map(({ title, entries }) => {
            // An entry that fills a window needs a large picture.
            const ids = Object.keys(entries)
            const id = ids.find((one) => !entries[one]?.alone) ?? ids[0] ?? ''
            const { alone, states } = entries[id] ?? { states: {} }
            const [Shown] = Object.values<State>(states)
            return (
              <div key={title}>
                <TextLink href={hashOf({ id, state: null })}>{title}</TextLink>
                <div className={styles.picture} inert>
                  <div className={styles.pictured} data-alone={alone}>
                    {Shown && <Shown />}
                  </div>
                </div>
              </div>
            )
          })}
      </div>
    </>
  )
}

function Contents({ current }: { current: string }) {
  return (
    <nav aria-label={texts.contents}>
      <Stack space="5">
        {everything.map(({ title, entries }) => (
          <Stack key={title} space="1">
            <Text size="small" as="div">
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

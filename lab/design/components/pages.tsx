import { brand } from '../../../src/copy/brand.ts'
import { loginCopy } from '../../../src/copy/login.ts'
import { preferencesCopy } from '../../../src/copy/preferences.ts'
import { shellCopy } from '../../../src/copy/shell.ts'
import { ActionBar } from '../../../src/design/action-bar/action-bar.tsx'
import { Avatar } from '../../../src/design/avatar/avatar.tsx'
import { Button } from '../../../src/design/button/button.tsx'
import { Center } from '../../../src/design/layout/center.tsx'
import { Columns } from '../../../src/design/layout/columns.tsx'
import { Frame } from '../../../src/design/layout/frame.tsx'
import { Inline } from '../../../src/design/layout/inline.tsx'
import { Page } from '../../../src/design/layout/page.tsx'
import { Stack } from '../../../src/design/layout/stack.tsx'
import { ButtonLink } from '../../../src/design/link/button-link.tsx'
import { Logo } from '../../../src/design/logo/logo.tsx'
import { SideColumn } from '../../../src/design/side-column/side-column.tsx'
import { Split } from '../../../src/design/split/split.tsx'
import { Tally } from '../../../src/design/text/tally.tsx'
import { Text } from '../../../src/design/text/text.tsx'
import { BrandLink } from '../../../src/design/top-bar/brand-link.tsx'
import { TopBar } from '../../../src/design/top-bar/top-bar.tsx'
import { NotFoundScreen } from '../../../src/screens/not-found/not-found-screen.tsx'
import { link } from '../../previews/idle-page.tsx'
import type { Entries } from '../entry.ts'

const home = (
  <BrandLink render={link}>
    <Logo name={brand.name} />
  </BrandLink>
)
const signUp = <ButtonLink render={link}>{shellCopy.signUp}</ButtonLink>
const block = (
  <Text size="body" tone="secondary">
    {preferencesCopy.lead}
  </Text>
)
const blocks = (
  <>
    {block}
    {block}
  </>
)

export const pages = {
  frame: {
    purpose: 'The frame of every page: the skip link, the bar, and the content below it.',
    alone: true,
    states: {
      'with-bar': () => (
        <Frame
          skipTo={shellCopy.skipToContent}
          bar={<TopBar brand={home} end={signUp} ruled={false} />}
        >
          <Page width="column">{block}</Page>
        </Frame>
      ),
    },
  },
  'top-bar': {
    purpose: 'The banner landmark of every page except login and sign-up.',
    states: {
      plain: () => <TopBar brand={home} end={signUp} ruled={false} />,
      ruled: () => <TopBar brand={home} end={signUp} ruled />,
    },
  },
  'brand-link': { purpose: 'The logo as a link to the home page.', states: { rest: () => home } },
  page: {
    purpose: 'The main landmark of a page under the top bar, in a column between the margins.',
    alone: true,
    states: {
      settings: () => <Page width="settings">{block}</Page>,
      verify: () => <Page width="verify">{block}</Page>,
    },
  },
  center: {
    purpose: 'The main landmark of a page with one short message.',
    alone: true,
    states: { rest: () => <Center>{block}</Center> },
  },
  split: {
    purpose: 'A form, and the trellis by night next to it in wide windows.',
    alone: true,
    states: {
      wide: () => (
        <Split proportion="wide" brand={home} panel={<Text size="lead">{loginCopy.lead}</Text>}>
          {block}
        </Split>
      ),
      narrow: () => (
        <Split proportion="narrow" brand={home} panel={<Text size="lead">{loginCopy.lead}</Text>}>
          {block}
        </Split>
      ),
    },
  },
  'action-bar': {
    purpose: 'The bar at the bottom of the window: the selection and the action.',
    alone: true,
    states: {
      rest: () => (
        <ActionBar
          start={<Tally value="9">{preferencesCopy.selected(53)}</Tally>}
          end={
            <Button tone="primary" size="lg">
              {preferencesCopy.choose.submit}
            </Button>
          }
        />
      ),
    },
  },
  'side-column': {
    purpose: 'A narrow column next to the main content; above it in narrow windows.',
    states: {
      rest: () => <SideColumn side={<Avatar src={null} size={176} />}>{block}</SideColumn>,
    },
  },
  stack: {
    purpose: 'Children in a column.',
    states: {
      'space-2': () => <Stack space="2">{blocks}</Stack>,
      'space-7': () => <Stack space="7">{blocks}</Stack>,
    },
  },
  inline: {
    purpose: 'Children in a row.',
    states: {
      between: () => (
        <Inline space="3" justify="between">
          {home}
          {signUp}
        </Inline>
      ),
    },
  },
  columns: {
    purpose: 'Children in columns of equal width.',
    states: { rest: () => <Columns space="5">{blocks}</Columns> },
  },
  'not-found-screen': {
    purpose: '404: no page has this URL.',
    alone: true,
    states: { rest: () => <NotFoundScreen links={{ home: link }} /> },
  },
} satisfies Entries

import { downloadCopy, heroCopy, stageCopy } from '../../../src/copy/hero.ts'
import { DownloadPanel } from '../../../src/design/download-panel/download-panel.tsx'
import { GooglePlayMark } from '../../../src/design/download-panel/google-play-mark.tsx'
import { StoreLink } from '../../../src/design/download-panel/store-link.tsx'
import { HeroLayout } from '../../../src/design/hero/hero-layout.tsx'
import { HeroStage } from '../../../src/design/hero/hero-stage.tsx'
import { Icon } from '../../../src/design/icon/icon.tsx'
import { Inline } from '../../../src/design/layout/inline.tsx'
import { Marquee } from '../../../src/design/marquee/marquee.tsx'
import { SideNav } from '../../../src/design/side-nav/side-nav.tsx'
import { Heading } from '../../../src/design/text/heading.tsx'
import { Text } from '../../../src/design/text/text.tsx'
import type { Entries } from '../entry.ts'
import { Holding } from '../helpers.tsx'

const places = [
  { id: 'download', label: 'Download' },
  { id: 'why us', label: 'Why Us?' },
  { id: 'key features', label: 'Key Features' },
] as const
type Place = (typeof places)[number]['id']
type Ground = 'canvas' | 'surface' | 'feature' | 'bloom'

function Panels({ at, ground }: { at: Place | null; ground: Ground }) {
  return (
    <Holding<Place | null> initial={at}>
      {(current, change) => (
        <SideNav label="Panels" items={places} current={current} onPick={change} ground={ground} />
      )}
    </Holding>
  )
}

const marquee = (
  <Marquee items={heroCopy.marquee} label={heroCopy.features} pauseLabel={heroCopy.pause} />
)
const stores = (
  <>
    <StoreLink {...downloadCopy.googlePlay} href="#nowhere" mark={<GooglePlayMark />} />
    <StoreLink {...downloadCopy.appStore} href="#nowhere" mark={<Icon name="apple" size={28} />} />
  </>
)

export const landing = {
  'side-nav': {
    purpose: 'The way through the panels of the landing page: its vine climbs with the page.',
    alone: true,
    states: {
      start: () => <Panels at={null} ground="canvas" />,
      first: () => <Panels at="key features" ground="surface" />,
      second: () => <Panels at="why us" ground="feature" />,
      last: () => <Panels at="download" ground="bloom" />,
    },
  },
  marquee: {
    purpose: 'A band of words that moves past in 20 s and stands still when it is pressed.',
    states: { moving: () => marquee },
  },
  'hero-layout': {
    purpose: 'The landing page: its first panel, as tall as the window, and those under it.',
    alone: true,
    states: {
      rest: () => (
        <HeroLayout
          copy={
            <Heading level={1} size="hero">
              {heroCopy.headline}
            </Heading>
          }
          stage={<Text size="body">{stageCopy.label}</Text>}
          foot={marquee}
        />
      ),
    },
  },
  'hero-stage': {
    purpose: 'Three calendars on a trellis, and the supper that all three are free for.',
    states: { rest: () => <HeroStage label={stageCopy.label} /> },
  },
  'download-panel': {
    purpose: 'The panel of the landing page that leads to the app stores.',
    states: {
      rest: () => (
        <DownloadPanel
          headingId="download"
          label={downloadCopy.label}
          headline={downloadCopy.headline}
          lead={downloadCopy.lead}
          stores={stores}
        />
      ),
    },
  },
  'store-link': {
    purpose: 'The way to an app store.',
    states: { both: () => <Inline space="4">{stores}</Inline> },
  },
  'google-play-mark': {
    purpose: 'The mark of Google Play, in its own colours.',
    states: { rest: () => <GooglePlayMark /> },
  },
} satisfies Entries

import type { ReactNode } from 'react'
import { brand } from '../../../src/copy/brand.ts'
import {
  downloadCopy,
  featuresCopy,
  heroCopy,
  panelsCopy,
  stageCopy,
  whyUsCopy,
} from '../../../src/copy/landing.ts'
import { DownloadPanel } from '../../../src/design/download-panel/download-panel.tsx'
import { GooglePlayMark } from '../../../src/design/download-panel/google-play-mark.tsx'
import { StoreLink } from '../../../src/design/download-panel/store-link.tsx'
import { ConnectionsArt } from '../../../src/design/features-panel/connections-art.tsx'
import { Feature, FeaturesPanel } from '../../../src/design/features-panel/features-panel.tsx'
import { InsightsArt } from '../../../src/design/features-panel/insights-art.tsx'
import { ScheduleArt } from '../../../src/design/features-panel/schedule-art.tsx'
import { FilmPanel } from '../../../src/design/film-panel/film-panel.tsx'
import { FilmToCome } from '../../../src/design/film-panel/film-to-come.tsx'
import { HeroLayout } from '../../../src/design/hero/hero-layout.tsx'
import { HeroStage } from '../../../src/design/hero/hero-stage.tsx'
import { Icon } from '../../../src/design/icon/icon.tsx'
import { appleIcon } from '../../../src/design/icon/ui/apple.gen.ts'
import { Inline } from '../../../src/design/layout/inline.tsx'
import { ButtonLink } from '../../../src/design/link/button-link.tsx'
import { JumpLink } from '../../../src/design/link/jump-link.tsx'
import { Marquee } from '../../../src/design/marquee/marquee.tsx'
import { type Ground, Panel } from '../../../src/design/panel/panel.tsx'
import { Panels } from '../../../src/design/panel/panels.tsx'
import { SideNav } from '../../../src/design/side-nav/side-nav.tsx'
import { Heading } from '../../../src/design/text/heading.tsx'
import { Text } from '../../../src/design/text/text.tsx'
import { link, nothing } from '../../stages/rest.tsx'
import type { Entries } from '../entry.ts'
import { Holding, Pressed } from '../helpers.tsx'

const places = [
  { id: 'download', label: panelsCopy.download },
  { id: 'why us', label: panelsCopy.whyUs },
  { id: 'key features', label: panelsCopy.keyFeatures },
] as const
type Place = (typeof places)[number]['id']

function Ways({ at, ground }: { at: Place | null; ground: Ground }) {
  return (
    <Holding<Place | null> initial={at}>
      {(current, change) => (
        <SideNav
          label={panelsCopy.label}
          items={places}
          current={current}
          onPick={change}
          ground={ground}
        />
      )}
    </Holding>
  )
}

const headingId = 'heading'

function OnPanel({ ground, children }: { ground: Ground; children: ReactNode }) {
  return (
    <Panels snapping={false} moved={false} ground={ground}>
      <Panel id="panel" index={1} ground={ground} current labelledBy={headingId}>
        {children}
      </Panel>
    </Panels>
  )
}

const marquee = (
  <Marquee items={heroCopy.marquee} label={heroCopy.features} pauseLabel={heroCopy.pause} />
)
const stores = (
  <>
    <StoreLink {...downloadCopy.googlePlay} href="#nowhere" mark={<GooglePlayMark />} />
    <StoreLink
      {...downloadCopy.appStore}
      href="#nowhere"
      mark={<Icon icon={appleIcon} size={28} />}
    />
  </>
)
const film = <FilmToCome {...whyUsCopy.film} />
const features = (
  <FeaturesPanel headingId={headingId} heading={featuresCopy.heading} lead={featuresCopy.lead}>
    <Feature {...featuresCopy.scheduling} art={<ScheduleArt />} />
    <Feature {...featuresCopy.connections} art={<ConnectionsArt />} />
    <Feature {...featuresCopy.insights} art={<InsightsArt />} />
  </FeaturesPanel>
)
const heading = (
  <Heading level={1} size="hero" id={headingId}>
    {heroCopy.headline}
  </Heading>
)

export const landing = {
  'side-nav': {
    purpose: 'The way through the panels of the landing page: its vine climbs with the page.',
    alone: true,
    states: {
      start: () => <Ways at={null} ground="canvas" />,
      first: () => <Ways at="key features" ground="surface" />,
      second: () => <Ways at="why us" ground="feature" />,
      last: () => <Ways at="download" ground="bloom" />,
    },
  },
  panels: {
    purpose: 'The panels of the landing page, one under the other.',
    alone: true,
    states: { rest: () => <OnPanel ground="surface">{heading}</OnPanel> },
  },
  panel: {
    purpose: 'One panel of the landing page, as tall as the window where that has room.',
    alone: true,
    states: {
      feature: () => <OnPanel ground="feature">{heading}</OnPanel>,
      bloom: () => <OnPanel ground="bloom">{heading}</OnPanel>,
    },
  },
  'hero-layout': {
    purpose: 'The content of the first panel: words, a drawing, a band along the foot.',
    alone: true,
    states: {
      rest: () => (
        <OnPanel ground="canvas">
          <HeroLayout
            over={<Text size="bodyStrong">{brand.tagline}</Text>}
            headline={heading}
            lead={<Text size="lead">{heroCopy.lead}</Text>}
            action={<ButtonLink render={link}>{heroCopy.download}</ButtonLink>}
            stage={<Text size="body">{stageCopy.label}</Text>}
            foot={marquee}
          />
        </OnPanel>
      ),
    },
  },
  'hero-stage': {
    purpose: 'Three calendars on a trellis, and the supper that all three are free for.',
    states: { rest: () => <HeroStage label={stageCopy.label} /> },
  },
  marquee: {
    purpose: 'A band of words that moves past in 20 s and stands still when it is pressed.',
    states: { moving: () => marquee },
  },
  'features-panel': {
    purpose: 'What the app does: a list on phones, columns under a vine on wide windows.',
    alone: true,
    states: { rest: () => <OnPanel ground="surface">{features}</OnPanel> },
  },
  'schedule-art': {
    purpose: 'Three calendars and the slot that is free in all of them.',
    states: { rest: () => <ScheduleArt /> },
  },
  'connections-art': {
    purpose: 'Friends and colleagues in one list.',
    states: { rest: () => <ConnectionsArt /> },
  },
  'insights-art': {
    purpose: 'What has just happened, and what is due.',
    states: { rest: () => <InsightsArt /> },
  },
  'film-panel': {
    purpose: 'The panel with a few words beside a film.',
    alone: true,
    states: {
      rest: () => (
        <OnPanel ground="feature">
          <FilmPanel
            headingId={headingId}
            heading={whyUsCopy.heading}
            lead={whyUsCopy.lead}
            after={whyUsCopy.after}
            film={film}
          />
        </OnPanel>
      ),
    },
  },
  'film-to-come': {
    purpose: 'Stands where a film will be; its button says so in place.',
    alone: true,
    states: {
      closed: () => <OnPanel ground="feature">{film}</OnPanel>,
      open: () => (
        <OnPanel ground="feature">
          <Pressed>{film}</Pressed>
        </OnPanel>
      ),
    },
  },
  'download-panel': {
    purpose: 'The panel of the landing page that leads to the app stores.',
    alone: true,
    states: {
      rest: () => (
        <OnPanel ground="bloom">
          <DownloadPanel
            headingId={headingId}
            label={downloadCopy.label}
            headline={downloadCopy.headline}
            lead={downloadCopy.lead}
            stores={stores}
          />
        </OnPanel>
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
  'jump-link': {
    purpose: 'A link to a part of this page, which works before any script runs.',
    states: {
      rest: () => (
        <Inline space="3">
          <ButtonLink tone="primary" render={<JumpLink to="download" onJump={nothing} />}>
            {heroCopy.download}
          </ButtonLink>
        </Inline>
      ),
    },
  },
} satisfies Entries

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
import { StoreLink } from '../../../src/design/download-panel/store-link.tsx'
import { FilmPanel } from '../../../src/design/film-panel/film-panel.tsx'
import { FilmPlaceholder } from '../../../src/design/film-panel/film-placeholder.tsx'
import { HeroLayout } from '../../../src/design/hero/hero-layout.tsx'
import { HeroStage } from '../../../src/design/hero/hero-stage.tsx'
import { FeatureArt } from '../../../src/design/key-features-panel/feature-art.tsx'
import {
  Feature,
  KeyFeaturesPanel,
} from '../../../src/design/key-features-panel/key-features-panel.tsx'
import { Inline } from '../../../src/design/layout/inline.tsx'
import { ButtonLink } from '../../../src/design/link/button-link.tsx'
import { JumpLink } from '../../../src/design/link/jump-link.tsx'
import { TextLink } from '../../../src/design/link/text-link.tsx'
import { Marquee } from '../../../src/design/marquee/marquee.tsx'
import { Panel, type PanelBackground } from '../../../src/design/panel/panel.tsx'
import { Panels } from '../../../src/design/panel/panels.tsx'
import { SideNav } from '../../../src/design/side-nav/side-nav.tsx'
import { Heading } from '../../../src/design/text/heading.tsx'
import { Text } from '../../../src/design/text/text.tsx'
import { link, nothing } from '../../previews/idle-page.tsx'
import type { Entries } from '../entry.ts'
import { Holding, Pressed } from '../helpers.tsx'

const navigationItems = [
  { id: 'download', label: panelsCopy.download },
  { id: 'why us', label: panelsCopy.whyUs },
  { id: 'key features', label: panelsCopy.keyFeatures },
] as const
type ItemId = (typeof navigationItems)[number]['id']

function PanelNavigation({ at, background }: { at: ItemId | null; background: PanelBackground }) {
  return (
    <Holding<ItemId | null> initial={at}>
      {(current, change) => (
        <SideNav
          label={panelsCopy.label}
          items={navigationItems}
          current={current}
          onPick={change}
          background={background}
        />
      )}
    </Holding>
  )
}

const headingId = 'heading'

function OnPanel({ background, children }: { background: PanelBackground; children: ReactNode }) {
  return (
    <Panels snapping={false} moved={false} background={background}>
      <Panel id="panel" index={1} background={background} current labelledBy={headingId}>
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
    <StoreLink
      {...downloadCopy.stores.googlePlay}
      disabled={false}
      href="#nowhere"
      mark="google-play"
    />
    <StoreLink
      {...downloadCopy.stores.appStore}
      over={downloadCopy.comingSoon}
      disabled
      href="#nowhere"
      mark="apple"
    />
  </>
)
const film = <FilmPlaceholder {...whyUsCopy.film} />
const features = (
  <KeyFeaturesPanel headingId={headingId} heading={featuresCopy.heading} lead={featuresCopy.lead}>
    <Feature {...featuresCopy.scheduling} art={<FeatureArt of="schedule" />} />
    <Feature {...featuresCopy.connections} art={<FeatureArt of="connections" />} />
    <Feature {...featuresCopy.insights} art={<FeatureArt of="insights" />} />
  </KeyFeaturesPanel>
)
const heading = (
  <Heading level={1} size="hero" id={headingId}>
    {heroCopy.headline}
  </Heading>
)

export const landing = {
  'side-nav': {
    purpose:
      'The navigation through the panels of the landing page: its vine climbs with the page.',
    alone: true,
    states: {
      start: () => <PanelNavigation at={null} background="canvas" />,
      first: () => <PanelNavigation at="key features" background="surface" />,
      second: () => <PanelNavigation at="why us" background="feature" />,
      last: () => <PanelNavigation at="download" background="bloom" />,
    },
  },
  panels: {
    purpose: 'The stacked panels of the landing page.',
    alone: true,
    states: { rest: () => <OnPanel background="surface">{heading}</OnPanel> },
  },
  panel: {
    purpose: 'One panel of the landing page, as tall as the window if the content fits.',
    alone: true,
    states: {
      feature: () => <OnPanel background="feature">{heading}</OnPanel>,
      bloom: () => <OnPanel background="bloom">{heading}</OnPanel>,
    },
  },
  'hero-layout': {
    purpose: 'The content of the first panel: text, an illustration, a band at the bottom.',
    alone: true,
    states: {
      rest: () => (
        <OnPanel background="canvas">
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
    purpose: 'A band of text that scrolls past in 20 s and pauses when pressed.',
    states: { moving: () => marquee },
  },
  'key-features-panel': {
    purpose: 'The features of the app: a list on phones, columns under a vine in wide windows.',
    alone: true,
    states: { rest: () => <OnPanel background="surface">{features}</OnPanel> },
  },
  'feature-art': {
    purpose: 'The illustration of a feature: a card in wide windows, a plate on phones.',
    states: {
      schedule: () => <FeatureArt of="schedule" />,
      connections: () => <FeatureArt of="connections" />,
      insights: () => <FeatureArt of="insights" />,
    },
  },
  'film-panel': {
    purpose: 'The panel with a short text next to a film.',
    alone: true,
    states: {
      rest: () => (
        <OnPanel background="feature">
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
  'film-placeholder': {
    purpose: 'The placeholder for a film; its button shows a text in place.',
    alone: true,
    states: {
      closed: () => <OnPanel background="feature">{film}</OnPanel>,
      open: () => (
        <OnPanel background="feature">
          <Pressed>{film}</Pressed>
        </OnPanel>
      ),
    },
  },
  'download-panel': {
    purpose: 'The panel of the landing page with links to the app stores.',
    alone: true,
    states: {
      rest: () => (
        <OnPanel background="bloom">
          <DownloadPanel
            headingId={headingId}
            label={downloadCopy.label}
            headline={downloadCopy.headline}
            lead={downloadCopy.lead}
            stores={stores}
            foot={<TextLink href="#privacy">{downloadCopy.privacy}</TextLink>}
          />
        </OnPanel>
      ),
    },
  },
  'store-link': {
    purpose: 'A link to an app store.',
    states: { both: () => <Inline space="4">{stores}</Inline> },
  },
  'jump-link': {
    purpose: 'A link to an element on this page, which works before hydration.',
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

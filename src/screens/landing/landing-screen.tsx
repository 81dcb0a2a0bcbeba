import { type ComponentType, memo, Suspense } from 'react'
import type { Panel as PanelNumber } from '../../../machines/landing/panels.ts'
import { featuresCopy, panelsCopy, whyUsCopy } from '../../copy/landing.ts'
import { FilmPanel } from '../../design/film-panel/film-panel.tsx'
import { FilmPlaceholder } from '../../design/film-panel/film-placeholder.tsx'
import { FeatureArt } from '../../design/key-features-panel/feature-art.tsx'
import { Feature, KeyFeaturesPanel } from '../../design/key-features-panel/key-features-panel.tsx'
import { Panel, type PanelBackground } from '../../design/panel/panel.tsx'
import { Panels } from '../../design/panel/panels.tsx'
import { SideNav } from '../../design/side-nav/side-nav.tsx'
import { DownloadTheApp } from './download.tsx'
import { Hero, type HeroProps } from './hero.tsx'

export type LandingScreenProps = Pick<HeroProps, 'signUp'> & {
  panel: PanelNumber
  /** Whether the window shows one panel at a time. Otherwise the page scrolls normally. */
  snapping: boolean
  /** Whether another panel than the first has been shown. The first must not fade in. */
  moved: boolean
  /** Must be stable between renders. */
  onJump(panel: PanelNumber): void
  /** Replaces the visitor's hero. */
  hero?: ComponentType<HeroProps> | undefined
}

/** The panels from top to bottom, by the specification's index (section 4). `#id` links to a panel. */
const panels = [
  { id: 'top', background: 'canvas' },
  { id: 'key-features', background: 'surface' },
  { id: 'why-us', background: 'feature' },
  { id: 'download', background: 'bloom' },
] as const satisfies readonly { id: string; background: PanelBackground }[]

/** The id of a panel's heading, which is focused after a jump. */
const headingIdOf = (index: PanelNumber): string => `${panels[index].id}-heading`

const jumps = [
  { id: 'download', panel: 3, label: panelsCopy.download },
  { id: 'why-us', panel: 2, label: panelsCopy.whyUs },
  { id: 'key-features', panel: 1, label: panelsCopy.keyFeatures },
] as const

/*
 * The contents of a panel are memoized, so that a step to another panel does not re-render them and begins with the
 * next frame, on a slow phone too. Nothing suspends in the Suspense boundary: it lets React hydrate each panel separately
 * and handle presses in between. The boundary is inside the memo, because React hydrates a re-rendered boundary
 * synchronously.
 */
const memoized = <Props extends object>(Content: ComponentType<Props>) =>
  memo((props: Props) => (
    <Suspense>
      <Content {...props} />
    </Suspense>
  ))
const [MemoHero, MemoKeyFeatures, MemoWhyUs, MemoDownload] = [
  memoized(Hero),
  memoized(KeyFeatures),
  memoized(WhyUs),
  memoized(DownloadTheApp),
]

/** The landing page: hero, Key Features, Why Us, Download (specification 2). */
export function LandingScreen(props: LandingScreenProps) {
  const { panel, snapping, moved, onJump, signUp, hero: HeroContent = MemoHero } = props
  const at = (index: PanelNumber) => ({
    ...panels[index],
    index,
    current: panel === index,
    labelledBy: headingIdOf(index),
  })
  return (
    <Panels
      snapping={snapping}
      moved={moved}
      background={panels[panel].background}
      last={
        <Panel {...at(3)} as="footer">
          <MemoDownload headingId={headingIdOf(3)} />
        </Panel>
      }
    >
      <Panel {...at(0)}>
        <HeroContent headingId={headingIdOf(0)} onJump={onJump} signUp={signUp} />
      </Panel>
      <SideNav
        label={panelsCopy.label}
        items={jumps}
        current={jumps.find((jump) => jump.panel === panel)?.id ?? null}
        background={panels[panel].background}
        onPick={(id) => onJump(jumps.find((jump) => jump.id === id)?.panel ?? 0)}
      />
      <Panel {...at(1)}>
        <MemoKeyFeatures headingId={headingIdOf(1)} />
      </Panel>
      <Panel {...at(2)}>
        <MemoWhyUs headingId={headingIdOf(2)} />
      </Panel>
    </Panels>
  )
}

/** The second panel: three features with descriptions (specification 1). */
function KeyFeatures({ headingId }: { headingId: string }) {
  const { heading, lead, scheduling, connections, insights } = featuresCopy
  return (
    <KeyFeaturesPanel headingId={headingId} heading={heading} lead={lead}>
      <Feature {...scheduling} art={<FeatureArt of="schedule" />} />
      <Feature {...connections} art={<FeatureArt of="connections" />} />
      <Feature {...insights} art={<FeatureArt of="insights" />} />
    </KeyFeaturesPanel>
  )
}

/** The third panel: a placeholder for a film (specification 2). */
function WhyUs({ headingId }: { headingId: string }) {
  const { film, ...texts } = whyUsCopy
  return <FilmPanel headingId={headingId} {...texts} film={<FilmPlaceholder {...film} />} />
}

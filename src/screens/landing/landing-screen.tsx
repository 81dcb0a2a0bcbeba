import { type ComponentType, memo, Suspense, useState } from 'react'
import type { Panel as PanelNumber } from '../../../machines/landing/panels.ts'
import { panelsCopy } from '../../copy/landing.ts'
import { Panel } from '../../design/panel/panel.tsx'
import { Panels } from '../../design/panel/panels.tsx'
import { SideNav } from '../../design/side-nav/side-nav.tsx'
import { DownloadTheApp } from './download.tsx'
import { Hero } from './hero.tsx'
import { KeyFeatures } from './key-features.tsx'
import { headingIdOf, panels } from './panels.ts'
import { WhyUs } from './why-us.tsx'

export type LandingScreenProps = {
  /** The panel in view. */
  panel: PanelNumber
  /** Whether the window shows one panel at a time; without it the page scrolls like any other. */
  snapping: boolean
  /** The same at every drawing. */
  onJump(panel: PanelNumber): void
}

const ways = [
  { id: 'download', panel: 3, label: panelsCopy.download },
  { id: 'why-us', panel: 2, label: panelsCopy.whyUs },
  { id: 'key-features', panel: 1, label: panelsCopy.keyFeatures },
] as const

/*
 * A step begins with the next frame, on a slow phone too: what a panel holds is not drawn again for it. Nothing waits
 * in its boundary: it lets React take the drawn panel over in slices, with room for presses. The boundary stands within
 * what is drawn once, since one that is drawn again is taken over at once.
 */
const once = <Props extends object>(Content: ComponentType<Props>) =>
  memo((props: Props) => (
    <Suspense>
      <Content {...props} />
    </Suspense>
  ))
const [HeroOnce, KeyFeaturesOnce, WhyUsOnce, DownloadOnce] = [
  once(Hero),
  once(KeyFeatures),
  once(WhyUs),
  once(DownloadTheApp),
]

/** The landing page: hero, Key Features, Why Us, Download (specification 2). */
export function LandingScreen({ panel, snapping, onJump }: LandingScreenProps) {
  const at = (index: PanelNumber) => ({
    ...panels[index],
    index,
    current: panel === index,
    labelledBy: headingIdOf(index),
  })
  return (
    <Panels snapping={snapping} moved={useHasMoved(panel)} ground={panels[panel].ground}>
      <Panel {...at(0)}>
        <HeroOnce headingId={headingIdOf(0)} onJump={onJump} />
      </Panel>
      <SideNav
        label={panelsCopy.label}
        items={ways}
        current={ways.find((way) => way.panel === panel)?.id ?? null}
        ground={panels[panel].ground}
        onPick={(id) => onJump(ways.find((way) => way.id === id)?.panel ?? 0)}
      />
      <Panel {...at(1)}>
        <KeyFeaturesOnce headingId={headingIdOf(1)} />
      </Panel>
      <Panel {...at(2)}>
        <WhyUsOnce headingId={headingIdOf(2)} />
      </Panel>
      <Panel {...at(3)}>
        <DownloadOnce headingId={headingIdOf(3)} />
      </Panel>
    </Panels>
  )
}

/** The panel that the page came up with must not fade in: it has been seen before any script ran. */
const useHasMoved = (panel: PanelNumber): boolean => {
  const [first] = useState(panel)
  const [moved, setMoved] = useState(false)
  if (panel !== first && !moved) setMoved(true)
  return moved
}

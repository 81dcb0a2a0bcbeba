import { memo, Suspense, useState } from 'react'
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

/* A step begins with the next frame, on a slow phone too: what a panel holds is not drawn again for it. */
const [HeroOnce, KeyFeaturesOnce, WhyUsOnce, DownloadOnce] = [
  memo(Hero),
  memo(KeyFeatures),
  memo(WhyUs),
  memo(DownloadTheApp),
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
      {/* Nothing waits in a boundary: it lets React take the drawn panel over in slices, with room for presses. */}
      <Panel {...at(0)}>
        <Suspense>
          <HeroOnce headingId={headingIdOf(0)} onJump={onJump} />
        </Suspense>
      </Panel>
      <SideNav
        label={panelsCopy.label}
        items={ways}
        current={ways.find((way) => way.panel === panel)?.id ?? null}
        ground={panels[panel].ground}
        onPick={(id) => onJump(ways.find((way) => way.id === id)?.panel ?? 0)}
      />
      <Panel {...at(1)}>
        <Suspense>
          <KeyFeaturesOnce headingId={headingIdOf(1)} />
        </Suspense>
      </Panel>
      <Panel {...at(2)}>
        <Suspense>
          <WhyUsOnce headingId={headingIdOf(2)} />
        </Suspense>
      </Panel>
      <Panel {...at(3)}>
        <Suspense>
          <DownloadOnce headingId={headingIdOf(3)} />
        </Suspense>
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

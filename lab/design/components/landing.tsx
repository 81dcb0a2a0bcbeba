import type { ReactNode } from 'react'
import { panelsCopy, whyUsCopy } from '../../../src/copy/landing.ts'
import { FilmPlaceholder } from '../../../src/design/film-panel/film-placeholder.tsx'
import { Panel, type PanelBackground } from '../../../src/design/panel/panel.tsx'
import { Panels } from '../../../src/design/panel/panels.tsx'
import { SideNav } from '../../../src/design/side-nav/side-nav.tsx'
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

const film = <FilmPlaceholder {...whyUsCopy.film} />

const OnPanel = ({ children }: { children: ReactNode }) => (
  <Panels snapping={false} moved={false} background="feature">
    <Panel id="panel" index={2} background="feature" current labelledBy="heading">
      {children}
    </Panel>
  </Panels>
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
  'film-placeholder': {
    purpose: 'The placeholder for a film; its button shows a text in place.',
    alone: true,
    states: {
      closed: () => <OnPanel>{film}</OnPanel>,
      open: () => (
        <OnPanel>
          <Pressed>{film}</Pressed>
        </OnPanel>
      ),
    },
  },
} satisfies Entries

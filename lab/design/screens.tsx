import { startRun } from 'statewalk'
import { moveNamed } from 'statewalk/internal'
import type { HeroProps } from '../../src/screens/landing/hero.tsx'
import { LandingScreen } from '../../src/screens/landing/landing-screen.tsx'
import { MemberHero } from '../../src/screens/landing/member-hero.tsx'
import { NotFoundScreen } from '../../src/screens/not-found/not-found-screen.tsx'
import { Shell } from '../../src/screens/shell/shell.tsx'
import { idleLanding, idleShell, link, links, nothing } from '../previews/idle-page.tsx'
import { pathsToStates } from '../previews/paths-to-states.gen.ts'
import type { Preview } from '../previews/preview.ts'
import { previews } from '../previews/previews.ts'
import { emptyDrawing, fullDrawing, owner } from './components/members.tsx'
import { type Entries, type Entry, toUrlPart } from './entry.ts'
import { picture } from './samples.ts'

/** The landing page for those who open it. Its machine knows the panels only. */
const landingPage: Entry = {
  purpose: 'The whole landing page: a visitor’s, and the home of a member.',
  alone: true,
  states: {
    visitor: () => (
      <Shell {...idleShell}>
        <LandingScreen {...idleLanding} />
      </Shell>
    ),
    member: () => landingFor({}),
    'new-member': () => landingFor({ drawing: emptyDrawing, gaps: ['photo', 'place'] }),
  },
}

const notFoundScreen: Entry = {
  purpose: '404: no page has this URL.',
  alone: true,
  states: { rest: () => <NotFoundScreen links={{ home: link }} /> },
}

/** The screens of every machine, each in every state that its model reaches. */
export const screens: Entries = Object.fromEntries([
  ['landing-page', landingPage],
  ['not-found-screen', notFoundScreen],
  ...previews.map(
    (preview) => [`${toUrlPart(preview.model.machine.id)}-screen`, entryOf(preview)] as const,
  ),
])

type MemberProps = Omit<Parameters<typeof MemberHero>[0], keyof HeroProps>

function landingFor(member: Partial<MemberProps>) {
  return (
    <Shell {...idleShell} account={{ name: owner.name, picture }}>
      <LandingScreen
        {...idleLanding}
        hero={(hero) => (
          <MemberHero
            {...hero}
            firstName="Maya"
            owner={owner}
            drawing={fullDrawing}
            gaps={[]}
            gapLinks={links.gaps}
            problem={null}
            onRetry={nothing}
            profile={link}
            {...member}
          />
        )}
      />
    </Shell>
  )
}

function entryOf(preview: Preview): Entry {
  const { id } = preview.model.machine
  return {
    purpose: `The screen of the machine ${id} in each of its states.`,
    alone: true,
    states: Object.fromEntries(
      Object.entries(pathsToStates[id] ?? {}).map(([state, path]) => [
        toUrlPart(state),
        () => {
          const run = startRun(preview.model, path.input)
          for (const index of path.moves.keys()) run.make(moveNamed(run, path, index))
          return preview.show({
            snapshot: run.snapshot(),
            send: nothing,
            now: run.now(),
            next: null,
          })
        },
      ]),
    ),
  }
}

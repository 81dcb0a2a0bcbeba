import { startRun } from 'statewalk'
import { moveNamed } from 'statewalk/internal'
import { nothing } from '../previews/idle-page.tsx'
import { pathsToStates } from '../previews/paths-to-states.gen.ts'
import type { Preview } from '../previews/preview.ts'
import { previews } from '../previews/previews.ts'
import type { Entries, Entry } from './entry.ts'
import { toUrlPart } from './entry-ref.ts'

/** The screens of every machine, each in every state that its model reaches. */
export const screens: Entries = Object.fromEntries(
  previews.map((preview) => [`${toUrlPart(preview.model.machine.id)}-screen`, entryOf(preview)]),
)

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

import type { Lab } from '../app/lab.ts'
import { labCopy } from '../copy.ts'
import type { Frame } from '../recording/player.ts'
import type { Recording } from '../recording/recording.ts'
import { sequenceOf } from './actors.ts'
import { SequenceView } from './sequence-view.tsx'

type Props = { lab: Lab; recording: Recording; frames: readonly Frame[] }

/** The recording as a sequence diagram: a lifeline for each actor, and a row for each message. */
export function ActorsView({ lab, recording, frames }: Props) {
  const { machine, moves, position } = recording
  const sequence = sequenceOf(frames.slice(0, moves.length + 1), {
    person: labCopy.person,
    clock: labCopy.clockActor,
    machine,
    site: labCopy.site,
    starts: labCopy.startsService,
  })
  return (
    <SequenceView
      label={labCopy.sequenceOf(machine)}
      sequence={sequence}
      isCurrent={({ step }) => step === position}
      onStep={(step) => lab.send({ type: 'step chosen', position: step })}
    />
  )
}

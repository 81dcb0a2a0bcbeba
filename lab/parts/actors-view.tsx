import { labCopy } from '../copy.ts'
import type { Frame } from '../recording/player.ts'
import { sequenceOf } from './actors.ts'
import { SequenceView } from './sequence-view.tsx'

type Props = {
  machine: string
  frames: readonly Frame[]
  position: number
  onStep: (position: number) => void
}

/** The recording as a sequence diagram: a lifeline for each actor, and a row for each message. */
export function ActorsView({ machine, frames, position, onStep }: Props) {
  const sequence = sequenceOf(frames, {
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
      onStep={onStep}
    />
  )
}

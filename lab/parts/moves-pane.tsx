import type { AnyModel, Move, Run } from 'statewalk'
import { VisuallyHidden } from '../../src/design/text/visually-hidden.tsx'
import { guardsRefusing } from '../chart/refusing-guards.ts'
import { labCopy } from '../copy.ts'
import { LabButton } from './lab-button.tsx'
import { Pane } from './pane.tsx'
import { hint, row } from './parts.css.ts'
import { PayloadForm } from './payload-form.tsx'
import { samplesOf } from './samples-of.ts'

type Settle = Move & { kind: 'settle' }
type Send = Move & { kind: 'send' }

type Props = { model: AnyModel; run: Run; onMove: (move: string) => void }

/** All possible moves, and the refused events with the reason. */
export function MovesPane({ model, run, onMove }: Props) {
  const { moves } = run.possible()
  const settles = moves.filter((move): move is Settle => move.kind === 'settle')
  const sends = moves.filter((move): move is Send => move.kind === 'send')
  const services = [...new Set(settles.map(serviceOf))]
  const rejections = refusedEventsOf(run)
  const shown = [
    ...services.flatMap((service) => settles.filter((move) => serviceOf(move) === service)),
    ...sends,
  ]
  const keyOf = (name: string) => digitOf(shown.findIndex((move) => move.name === name))
  return (
    <>
      {services.map((service) => (
        <Pane
          key={service}
          title={labCopy.isRunning(service)}
          aside={<p className={hint}>{labCopy.chooseOutcome}</p>}
        >
          <div className={row}>
            {settles
              .filter((move) => serviceOf(move) === service)
              .map(({ name, outcome }) => (
                <LabButton key={name} shortcut={keyOf(name)} onPress={() => onMove(name)}>
                  <VisuallyHidden>{name.slice(0, -outcome.length)}</VisuallyHidden>
                  {outcome}
                </LabButton>
              ))}
          </div>
        </Pane>
      ))}
      <Pane title={labCopy.events}>
        {sends.length === 0 && <p className={hint}>{labCopy.noEvents}</p>}
        <div className={row}>
          {sends.map(({ name }) => (
            <LabButton key={name} shortcut={keyOf(name)} onPress={() => onMove(name)}>
              {name}
            </LabButton>
          ))}
        </div>
        {samplesOf(model, sends, run.now()).map((sample) => (
          <PayloadForm key={sample.type} sample={sample} onMove={onMove} />
        ))}
      </Pane>
      {rejections.length > 0 && (
        <Pane title={labCopy.refused}>
          <div className={row}>
            {rejections.map(({ event, guards }) => (
              <LabButton key={event} disabled onPress={() => {}}>
                {event}
                <small>{labCopy.refusedBy(guards)}</small>
              </LabButton>
            ))}
          </div>
        </Pane>
      )}
    </>
  )
}

/** The digit of a move: the first nine have one. */
const digitOf = (index: number): string | undefined => (index < 9 ? String(index + 1) : undefined)

const serviceOf = ({ service, place }: Settle): string =>
  place === null ? service : `${service} (${place})`

/** An event that the active states handle but refuse now, and the guards that refuse it. */
type RefusedEvent = { event: string; guards: readonly string[] }

/** The refused events in the run's configuration. An event without guards is forbidden. */
const refusedEventsOf = (run: Run): readonly RefusedEvent[] =>
  run.possible().refused.map((event) => ({
    event,
    guards: guardsRefusing(run, event.replace(/ \(.*\)$/, '')),
  }))

import { useState } from 'react'
import type { AnyModel, Run } from 'statewalk'
import { VisuallyHidden } from '../../src/design/text/visually-hidden.tsx'
import type { Lab } from '../app/lab.ts'
import { guardsRefusing, typeOf } from '../chart/choices.ts'
import { labCopy } from '../copy.ts'
import { LabButton, Pane } from './controls.tsx'
import { orderMoves, type Settle } from './move-order.ts'
import { hint, row } from './parts.css.ts'

type Props = {
  lab: Lab
  model: AnyModel
  run: Run
  /** The types of the events that no person sends. */
  background: readonly string[]
}

/**
 * All possible moves, and the refused events with the reason. Nine moves at a time have a digit; 0 gives the digits to
 * the next nine.
 */
export function MovesPane({ lab, model, run, background }: Props) {
  const make = (move: string) => lab.send({ type: 'moves made', moves: [move] })
  const { outcomes, events, reports } = orderMoves(model, run.possibleMoves().moves, background)
  const rejections = refusedEventsOf(run)
  const names = [...byService(outcomes), ...events, ...byService(reports)].map(({ name }) => name)
  const [page, setPage] = useState({ of: names.join(), number: 0 })
  /* Other moves begin with the first nine again. */
  const number = page.of === names.join() ? page.number : 0
  const pages = Math.ceil(names.length / digits)
  const keyOf = (name: string) => {
    const digit = names.indexOf(name) - number * digits + 1
    return digit >= 1 && digit <= digits ? String(digit) : undefined
  }
  const servicesOf = (settles: readonly Settle[]) =>
    [...new Set(settles.map(serviceOf))].map((service) => (
      <Pane
        key={service}
        title={labCopy.isRunning(service)}
        aside={<p className={hint}>{labCopy.chooseOutcome}</p>}
      >
        <div className={row}>
          {settles
            .filter((move) => serviceOf(move) === service)
            .map(({ name, outcome }) => (
              <LabButton key={name} shortcut={keyOf(name)} onPress={() => make(name)}>
                <VisuallyHidden>{name.slice(0, -outcome.length)}</VisuallyHidden>
                {outcome}
              </LabButton>
            ))}
        </div>
      </Pane>
    ))
  return (
    <>
      {pages > 1 && (
        <LabButton
          tone="quiet"
          shortcut="0"
          onPress={() => setPage({ of: names.join(), number: (number + 1) % pages })}
        >
          {labCopy.nextDigits}
        </LabButton>
      )}
      {servicesOf(outcomes)}
      <Pane title={labCopy.events}>
        {events.length === 0 && <p className={hint}>{labCopy.noEvents}</p>}
        <div className={row}>
          {events.map(({ name }) => (
            <LabButton key={name} shortcut={keyOf(name)} onPress={() => make(name)}>
              {name}
            </LabButton>
          ))}
        </div>
      </Pane>
      {servicesOf(reports)}
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

const digits = 9

/** The outcomes of one service after those of the other, as the panes list them. */
const byService = (settles: readonly Settle[]): readonly Settle[] =>
  [...new Set(settles.map(serviceOf))].flatMap((service) =>
    settles.filter((move) => serviceOf(move) === service),
  )

const serviceOf = ({ service, place }: Settle): string =>
  place === null ? service : `${service} (${place})`

/** An event that the active states handle but refuse now, and the guards that refuse it. */
type RefusedEvent = { event: string; guards: readonly string[] }

/** The refused events in the run's configuration. An event without guards is forbidden. */
const refusedEventsOf = (run: Run): readonly RefusedEvent[] =>
  run.possibleMoves().refused.map((event) => ({
    event,
    guards: guardsRefusing(run, typeOf(event)),
  }))

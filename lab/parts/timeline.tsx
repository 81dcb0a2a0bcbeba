import type { KeyboardEvent } from 'react'
import type { Run } from 'statewalk'
import { clockStart } from 'statewalk/internal'
import type { Lab } from '../app/lab.ts'
import { labCopy } from '../copy.ts'
import type { Frame } from '../recording/player.ts'
import { type Recording, sharedMoves } from '../recording/recording.ts'
import { nearestTo, placesOf, ticksUpTo } from '../recording/track.ts'
import { LabButton } from './controls.tsx'
import { clockTime, displayText } from './format.ts'
import { row } from './parts.css.ts'
import * as styles from './timeline.css.ts'

type Props = { lab: Lab; recording: Recording; frames: readonly Frame[]; run: Run }

/** The recording along its time: a mark for each move, a fork for each branch, a ring for each pending timer. */
export function Timeline({ lab, recording, frames, run }: Props) {
  const { moves, position, branches } = recording
  const step = (to: number) => lab.send({ type: 'step chosen', position: to })
  const now = position === 0 ? labCopy.begins : displayText(moves[position - 1] ?? '')
  // A recording that is stuck has moves without a frame.
  const times = [0, ...moves]
    .map((_, index) => frames[index] ?? frames.at(-1))
    .map((frame) => (frame?.at ?? clockStart) - clockStart)
  const timers = position === moves.length ? run.timers().map(({ due }) => due - clockStart) : []
  const end = Math.max(shortest, times.at(-1) ?? 0, timers[0] ?? 0)
  const places = placesOf(times, end, gap)
  const percent = (place: number) => `${place * 100}%`
  const at = places[position] ?? 0

  function press(event: KeyboardEvent) {
    const to = { ArrowLeft: position - 1, ArrowRight: position + 1, Home: 0, End: moves.length }[
      event.key
    ]
    if (to === undefined) return
    event.preventDefault()
    step(to)
  }

  return (
    <footer className={styles.timeline}>
      <div className={row}>
        <LabButton
          label={labCopy.back}
          shortcut="ArrowLeft"
          disabled={position === 0}
          onPress={() => step(position - 1)}
        >
          ◀
        </LabButton>
        <LabButton
          label={labCopy.forward}
          shortcut="ArrowRight"
          disabled={position === moves.length}
          onPress={() => step(position + 1)}
        >
          ▶
        </LabButton>
        <LabButton onPress={() => lab.send({ type: 'restarted' })}>{labCopy.restart}</LabButton>
        <p className={styles.oneLine} aria-live="polite">
          <b>{labCopy.stepOf(position, moves.length)}</b> {now}
        </p>
        <ul className={styles.legend}>
          {(['person', 'time', 'service'] as const).map((kind) => (
            <li key={kind} className={styles.kind} data-kind={kind}>
              {labCopy.moveKinds[kind]}
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.track}>
        <div className={styles.walked} style={{ inlineSize: percent(at) }} />
        <ol className={styles.marks} aria-hidden="true">
          {moves.map((move, index) => (
            <li
              key={places[index + 1]}
              className={styles.mark}
              style={{ insetInlineStart: percent(places[index + 1] ?? 0) }}
              data-kind={kindOf(move)}
              data-undone={index >= position || undefined}
            />
          ))}
          {timers
            .filter((due) => due <= end)
            .map((due) => (
              <li
                key={due}
                className={styles.mark}
                style={{ insetInlineStart: percent(due / end) }}
                data-kind="time"
                data-undone=""
              />
            ))}
          {ticksUpTo(end).map((tick) => (
            <li
              key={tick}
              className={styles.tick}
              style={{ insetInlineStart: percent(tick / end) }}
            >
              {clockTime(tick).slice(0, -2)}
            </li>
          ))}
        </ol>
        <input
          className={styles.slider}
          type="range"
          aria-label={labCopy.stepSlider}
          aria-valuetext={`${labCopy.stepOf(position, moves.length)}: ${now}`}
          min={0}
          max={1}
          step="any"
          value={at}
          onKeyDown={press}
          onChange={({ currentTarget }) => step(nearestTo(Number(currentTarget.value), places))}
        />
        {branches.map((branch, lane) => {
          const from = sharedMoves(branch, moves)
          return (
            <button
              key={JSON.stringify(branch)}
              type="button"
              className={styles.fork}
              style={{
                insetInlineStart: percent(places[from] ?? 0),
                insetBlockStart: 38 + (lane % lanes) * 13,
              }}
              aria-label={labCopy.openBranch(from + 1, displayText(branch[from] ?? ''))}
              title={branch.slice(from).map(displayText).join(', ')}
              onClick={() => lab.send({ type: 'branch taken', branch, position: branch.length })}
            >
              {branch.length - from}
            </button>
          )
        })}
      </div>
    </footer>
  )
}

/* A track of no time would have no scale (ms). */
const shortest = 10_000
/* The least distance of two marks, as a part of the track: 12 px at 1280 px. */
const gap = 0.015
const lanes = 2

const kindOf = (move: string): 'time' | 'service' | 'person' =>
  /^[⏱⏲]/u.test(move) ? 'time' : /^[^({]+(?: \([^)]*\))?: /.test(move) ? 'service' : 'person'

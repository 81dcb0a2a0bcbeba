import { clockStart } from 'statewalk/internal'
import type { Lab } from '../app/lab.ts'
import { labCopy } from '../copy.ts'
import type { Frame } from '../recording/player.ts'
import type { Recording } from '../recording/recording.ts'
import { displayText } from './display-text.ts'
import { clockTime } from './format.ts'
import { LabButton } from './lab-button.tsx'
import { row } from './parts.css.ts'
import * as styles from './toolbar.css.ts'

type Props = { lab: Lab; recording: Recording; frames: readonly Frame[] }

/** The position in the recording, the controls to move along it, and the time of each move. */
export function Toolbar({ lab, recording, frames }: Props) {
  const step = (to: number) => lab.send({ type: 'step chosen', position: to })
  const { moves, position } = recording
  const now = position === 0 ? labCopy.begins : displayText(moves[position - 1] ?? '')
  return (
    <footer className={styles.toolbar}>
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
        <p className={styles.now} aria-live="polite">
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
      <input
        className={styles.slider}
        type="range"
        aria-label={labCopy.stepSlider}
        aria-valuetext={`${labCopy.stepOf(position, moves.length)}: ${now}`}
        min={0}
        max={Math.max(moves.length, 1)}
        value={position}
        onChange={({ currentTarget }) => step(Number(currentTarget.value))}
      />
      <ol className={styles.marks} aria-hidden="true">
        {moves.slice(-maxMarks).map((move, index) => {
          const step = Math.max(0, moves.length - maxMarks) + index + 1
          const frame = frames[step]
          return (
            <li
              key={step}
              className={styles.mark}
              data-kind={kindOf(move)}
              data-current={step === position || undefined}
            >
              {frame ? clockTime(frame.at - clockStart) : ''}
            </li>
          )
        })}
      </ol>
    </footer>
  )
}

const maxMarks = 24

const kindOf = (move: string): 'time' | 'service' | 'person' =>
  /^[⏱⏲]/u.test(move) ? 'time' : /^[^({]+(?: \([^)]*\))?: /.test(move) ? 'service' : 'person'

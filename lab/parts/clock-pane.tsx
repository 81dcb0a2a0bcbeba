import type { Run } from 'statewalk'
import { clockStart } from 'statewalk/internal'
import type { Lab } from '../app/lab.ts'
import { labCopy } from '../copy.ts'
import { untilNextTimer } from '../recording/elapsed-time.ts'
import { clockTime, spanOf } from './format.ts'
import { LabButton } from './lab-button.tsx'
import { Pane } from './pane.tsx'
import { clockFace, hint, plainList, row } from './parts.css.ts'

type Props = { lab: Lab; run: Run; running: boolean }

/** The virtual clock: its time, its pending timers, and the buttons that let time pass. */
export function ClockPane({ lab, run, running }: Props) {
  const next = untilNextTimer(run)
  return (
    <Pane
      title={labCopy.clock}
      aside={<p className={hint}>{running ? labCopy.running : labCopy.paused}</p>}
    >
      <p className={clockFace}>{clockTime(run.now() - clockStart)}</p>
      {next === null ? (
        <p className={hint}>{labCopy.noTimer}</p>
      ) : (
        <ul className={plainList}>
          {run.timers().map(({ name, due }) => (
            <li key={`${name} ${due}`} className={hint}>
              {labCopy.timer(name, spanOf(due - run.now()))}
            </li>
          ))}
        </ul>
      )}
      <div className={row}>
        <LabButton
          pressed={running}
          onPress={() => lab.send({ type: running ? 'paused' : 'played' })}
        >
          {running ? labCopy.pause : labCopy.play}
        </LabButton>
        <LabButton onPress={() => lab.pass(1_000)}>+1 s</LabButton>
        <LabButton onPress={() => lab.pass(10_000)}>+10 s</LabButton>
        <LabButton
          disabled={next === null || next < 2}
          onPress={() => next !== null && lab.pass(next - 1)}
        >
          {labCopy.justBefore}
        </LabButton>
        <LabButton
          tone="primary"
          shortcut="t"
          disabled={next === null}
          onPress={() => next !== null && lab.pass(next)}
        >
          {next === null ? labCopy.toNextTimer : labCopy.toNextTimerIn(spanOf(next))}
        </LabButton>
        <LabButton
          shortcut="T"
          title={labCopy.untilTimerTitle}
          disabled={next === null}
          onPress={lab.passToTimer}
        >
          {labCopy.untilTimer}
        </LabButton>
      </div>
    </Pane>
  )
}

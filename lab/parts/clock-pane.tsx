import type { Run } from 'statewalk'
import { clockStart } from 'statewalk/internal'
import type { Lab } from '../app/lab.ts'
import { labCopy } from '../copy.ts'
import { untilNextTimer } from '../recording/elapsed-time.ts'
import { LabButton } from './controls.tsx'
import { clockTime, spanOf } from './format.ts'
import { button, hint, paneHead, row } from './parts.css.ts'
import { clockFace, clockMenu, clockPane, oneLine } from './timeline.css.ts'

type Props = { lab: Lab; run: Run; running: boolean }

/** The virtual clock: its time, its pending timers, and the buttons that let time pass. */
export function ClockPane({ lab, run, running }: Props) {
  const next = untilNextTimer(run)
  const timers = run.timers().map(({ name, due }) => labCopy.timer(name, spanOf(due - run.now())))
  return (
    <section className={clockPane} aria-label={labCopy.clock}>
      <div className={paneHead}>
        <p className={clockFace}>{clockTime(run.now() - clockStart)}</p>
        <p className={hint}>{running ? labCopy.running : labCopy.paused}</p>
      </div>
      <p className={`${hint} ${oneLine}`} title={timers.join(', ')}>
        {timers.join(', ') || labCopy.noTimer}
      </p>
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
          tone="primary"
          shortcut="t"
          disabled={next === null}
          onPress={() => next !== null && lab.pass(next)}
        >
          {next === null ? labCopy.toNextTimer : labCopy.toNextTimerIn(spanOf(next))}
        </LabButton>
        {next !== null && (
          <details className={clockMenu}>
            <summary className={button} aria-label={labCopy.otherWaits}>
              ⋯
            </summary>
            <div>
              <LabButton disabled={next < 2} onPress={() => lab.pass(next - 1)}>
                {labCopy.justBefore}
              </LabButton>
              <LabButton shortcut="T" title={labCopy.untilTimerTitle} onPress={lab.passToTimer}>
                {labCopy.untilTimer}
              </LabButton>
            </div>
          </details>
        )}
      </div>
    </section>
  )
}

import { createActor, fromPromise } from 'xstate'
import type { Lab } from '../app/lab.ts'
import { fieldCopy } from '../field-copy.ts'
import { goTo, startRecording } from '../recording/recording.ts'
import { fieldMachine } from './field-machine.ts'
import type { ReplayedReport } from './replay-report.ts'
import { type FieldReport, readFieldReports } from './report-file.ts'

export type Field = ReturnType<typeof createField>

/** Walks a report on the machines. Rejects when the signal is aborted. */
export type Replay = (report: FieldReport, signal: AbortSignal) => Promise<ReplayedReport>

export const createField = (lab: Lab, replay: Replay) => {
  const actor = createActor(
    fieldMachine.provide({
      actors: {
        'replay report': fromPromise(async ({ input: report, signal }) => {
          if (!report) throw new Error(fieldCopy.noReport)
          return replay(report, signal)
        }),
      },
    }),
  )
  actor.on('actor shown', () => {
    const { shown } = actor.getSnapshot().context
    if (!shown) return
    const { actor: shownActor, input, moves, next } = shown
    const made = next === null ? moves : [...moves, next]
    lab.send({
      type: 'location opened',
      location: {
        recording: goTo(startRecording(shownActor.name, input, made), made.length),
        path: null,
        view: 'field',
        folded: [],
      },
    })
  })
  actor.start()
  const reject = (error: unknown) => {
    const problem = error instanceof Error ? error.message : String(error)
    actor.send({ type: 'reports rejected', problem })
  }
  const open = (text: string) => {
    try {
      const reports = readFieldReports(text)
      if (reports.length === 0) throw new Error(fieldCopy.noReport)
      actor.send({ type: 'reports opened', reports })
    } catch (error) {
      reject(error)
    }
  }
  return {
    actor,
    open,
    openFile: (file: Pick<Blob, 'text'>) => file.text().then(open, reject),
  }
}

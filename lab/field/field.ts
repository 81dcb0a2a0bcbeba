import { createActor, fromPromise } from 'xstate'
import type { Lab } from '../app/lab.ts'
import { fieldCopy } from '../field-copy.ts'
import { goTo, startRecording } from '../recording/recording.ts'
import { fieldMachine } from './field-machine.ts'
import { replayReport } from './replay-report.ts'
import { readFieldReports } from './report-file.ts'

/** The lab's reader of field reports. */
export type Field = ReturnType<typeof createField>

/** Starts to read field reports. `rendered` resolves when the page has shown that a replay runs, which blocks it. */
export const createField = (lab: Lab, rendered: () => Promise<void>) => {
  const actor = createActor(
    fieldMachine.provide({
      actors: {
        'replay report': fromPromise(async ({ input: report }) => {
          if (!report) throw new Error(fieldCopy.noReport)
          await rendered()
          return replayReport(lab.models, report)
        }),
      },
    }),
  )
  actor.on('actor shown', () => {
    const { shown } = actor.getSnapshot().context
    if (!shown) return
    const { model, input, moves, next } = shown
    const made = next === null ? moves : [...moves, next]
    lab.send({
      type: 'location opened',
      location: {
        recording: goTo(startRecording(model.machine.id, input, made), made.length),
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
    /** Opens the reports in this text: one, or a line for each. */
    open,
    /** Opens the reports in this file. */
    openFile: (file: Pick<Blob, 'text'>) => file.text().then(open, reject),
  }
}

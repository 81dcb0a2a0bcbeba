import { activeStates, allNodes, stateId } from 'statewalk/internal'
import { describe, expect, test } from 'vitest'
import type { StateValue } from 'xstate'
import { models } from '../../machines/models.ts'
import { reachableStates } from '../../src/recorder/reachable.gen.ts'
import { createRecorder } from '../../src/recorder/recorder.ts'
import { watchStates } from '../../src/recorder/send-reports.ts'

describe('the states that a machine reaches', () => {
  test.each(models.map(({ machine }) => machine))(
    '$id: exist, and leave out no state',
    (machine) => {
      const values = (reachableStates[machine.id] ?? []).map((json): StateValue => JSON.parse(json))
      const active = values.flatMap((value) =>
        activeStates(machine.resolveState({ value, context: {} })),
      )
      const all = allNodes(machine).filter(
        ({ parent, type, always }) => parent && type !== 'history' && !always?.length,
      )
      expect(
        all.map(stateId).filter((id) => !active.includes(id)),
        'run `npm run reachable`',
      ).toEqual([])
    },
  )
})

test('another state is a reason to report, with its own event', () => {
  const reports: unknown[] = []
  const recorder = createRecorder((...report) => reports.push(report))
  const to = { id: 1, name: 'login', parent: null }
  const known = {
    index: 1,
    at: 0,
    from: null,
    to,
    type: 'submitted',
    value: 'signing in',
    failure: null,
  }
  recorder.events.push(known)
  watchStates(recorder)
  expect(reports).toEqual([])
  recorder.onState({ ...known, to: { ...to, name: 'a machine without a model' } }, {} as never)
  const unknown = { ...known, value: { form: 'lost' } }
  recorder.onState(unknown, {} as never)
  expect(reports).toEqual([['unreachable state', 'unknown', unknown]])
})

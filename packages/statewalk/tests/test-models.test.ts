import { afterAll, expect } from 'vitest'
import { machineDriver } from '../src/driver.ts'
import type { Path } from '../src/paths.ts'
import { testModels } from '../src/test-models.ts'
import { postModel, quizModel, raceModel } from './toys.ts'

const walked = new Map<string, readonly Path[]>()
const onWalked = ({ machine }: { machine: { id: string } }, paths: readonly Path[]) =>
  walked.set(machine.id, paths)

testModels([postModel(), raceModel], { onWalked, walks: { runs: 5 }, strict: true })
testModels([quizModel], { atOnce: true, timeout: 30_000, onWalked })

const driven: string[] = []
testModels(
  {
    model: quizModel,
    driver: async ({ input, name }) => ({
      ...machineDriver(quizModel, input),
      end: () => {
        driven.push(name)
      },
    }),
  },
  { onWalked: (_, paths) => walked.set('driven', paths) },
)
testModels([{ model: raceModel, driver: ({ input }) => machineDriver(raceModel, input) }], {
  atOnce: true,
})

afterAll(() => {
  expect(driven).toEqual(walked.get('driven')?.map(({ name }) => name))
  walked.delete('driven')
  expect([...walked.keys()].sort()).toEqual(['post', 'quiz', 'race'])
  expect(walked.get('race')?.map(({ moves }) => moves.length)).toEqual([4])
})

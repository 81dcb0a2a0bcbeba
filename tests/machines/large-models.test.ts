import { testModels } from 'statewalk/vitest'
import { recordWalked } from '../support/paths/walked.ts'
import { largeModels } from './support/large-models.ts'

testModels(largeModels, {
  onWalked: ({ machine }, paths) => recordWalked('machine', machine.id, paths),
})

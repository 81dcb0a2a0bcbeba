import { testModels } from 'statewalk/vitest'
import { longestPath } from '../../machines/model-of.ts'
import { recordWalked } from '../support/paths/walked.ts'
import { largeModels } from './support/large-models.ts'

testModels(largeModels, {
  strict: true,
  longest: longestPath,
  onWalked: ({ machine }, paths) => recordWalked('machine', machine.id, paths),
})

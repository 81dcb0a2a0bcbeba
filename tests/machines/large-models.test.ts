import { testModels } from 'statewalk/vitest'
import { maxPathLength } from '../../machines/model-of.ts'
import { recordWalked } from '../support/paths/walked.ts'
import { largeModels } from './support/large-models.ts'

testModels(largeModels, {
  strict: true,
  longest: maxPathLength,
  onWalked: ({ machine }, paths) => recordWalked('machine', machine.id, paths),
})

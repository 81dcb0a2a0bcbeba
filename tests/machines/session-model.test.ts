import { testModels } from 'statewalk/vitest'
import { sessionModel } from '../../machines/session/session-model.ts'
import { recordWalked } from '../support/paths/walked.ts'

/* Half of the configurations of all machines are those of the session, so it has a worker of its own. */
testModels([sessionModel], {
  onWalked: ({ machine }, paths) => recordWalked('machine', machine.id, paths),
})

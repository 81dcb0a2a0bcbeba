import { missingCodeModel } from '../../machines/missing-code/missing-code-model.ts'
import { missingCodeActs } from '../../src/screens/missing-code/acts-of.ts'
import { missingCodeHands } from '../../src/screens/missing-code/hands.ts'
import { missingCodeLooks } from '../../src/screens/missing-code/looks.ts'
import { MissingCode } from '../../src/screens/missing-code/missing-code.tsx'
import { missingCodePropsOf } from '../../src/screens/missing-code/props-of.ts'
import { stageOf } from './stage.ts'

/** What stands in for a page whose code has not come. */
export const missingCodeStage = stageOf({
  model: missingCodeModel,
  looks: missingCodeLooks,
  hands: missingCodeHands,
  show: ({ snapshot, send }) => (
    <MissingCode {...missingCodePropsOf(snapshot)} {...missingCodeActs(send)} />
  ),
})

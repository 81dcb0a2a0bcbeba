import { threeStepsCopy } from '../../copy/sign-up.ts'
import { Steps } from '../../design/feature-panel/steps.tsx'

export function ThreeSteps() {
  return (
    <Steps
      title={threeStepsCopy.heading}
      steps={threeStepsCopy.steps.map((step, index) => ({ ...step, current: index === 0 }))}
    />
  )
}

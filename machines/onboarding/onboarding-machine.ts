import { assign, sendTo, setup } from 'xstate'
import { app } from '../addresses.ts'
import { navigateTo, pathnameOf, type SameOriginPath } from '../paths.ts'
import { withEvent } from '../with-event.ts'
import type { OnboardingEvent } from './onboarding-events.ts'
import {
  type Arrival,
  isStepPage,
  type OnboardingStep,
  onboardingSteps,
  type StepCompleted,
  type StepPage,
  stepsAfter,
} from './onboarding-steps.ts'
import { type SetUpStep, setUpStepsOf, signUpSteps } from './set-up.ts'

const [, ...laterSteps] = onboardingSteps

/**
 * The onboarding of a new member: sign up, verify the email, the steps of `onboardingSteps`, home (specification 4).
 * The machine navigates to a pending step only after a sign-in or a verification (decision 0027), and to the return path
 * when no step is pending (decision 0013).
 */
export const onboardingMachine = setup({
  types: {
    context: {} as {
      returnTo: SameOriginPath | null
      /** The steps of the set-up, done ones included. They stay while the last page shows that it is done. */
      steps: readonly SetUpStep[]
    },
    events: {} as OnboardingEvent,
  },
  guards: ofSteps('guard', (step) => (_: unknown, arrival: Arrival & { after?: StepPage }) => {
    const { after } = arrival
    return step.isPending(arrival) && (!after || stepsAfter(after).includes(step))
  }),
  actions: {
    'set return path': assign((_, { returnTo }: { returnTo: SameOriginPath | null }) => ({
      returnTo: returnTo !== null && isStepPage(pathnameOf(returnTo)) ? null : returnTo,
    })),
    'clear return path': assign({ returnTo: null }),
    'set steps of a sign-up': assign({ steps: signUpSteps }),
    'set steps': assign((_, arrival: Arrival) => ({ steps: setUpStepsOf(arrival) })),
    'clear steps': assign({ steps: [] }),
    'navigate to verification': sendTo(app, navigateTo('/verify-email')),
    'navigate to sign-up': sendTo(app, navigateTo('/signup')),
    'navigate to step': sendTo(app, (_, { page }: { page: StepPage }) => navigateTo(page)),
    'navigate to return path': sendTo(app, ({ context }) => navigateTo(context.returnTo ?? '/')),
  },
}).createMachine({
  id: 'onboarding',
  context: { returnTo: null, steps: [] },
  initial: 'nothing pending',
  states: {
    'nothing pending': {},
    'verifying the email': {},
    ...ofSteps('state', () => ({})),
    finishing: {
      entry: ['navigate to return path', 'clear return path'],
      always: { target: 'nothing pending' },
    },
  },
  on: {
    'account created': {
      target: '.verifying the email',
      actions: ['set steps of a sign-up', 'navigate to verification'],
    },
    'verification pending': { target: '.verifying the email', actions: 'set steps of a sign-up' },
    'account withdrawn': { target: '.nothing pending', actions: 'navigate to sign-up' },
    'signed in': [
      ...onboardingSteps.map(({ page, state, guard }) => ({
        guard: { type: guard, params: ({ event }: { event: Arrival }) => event },
        target: `.${state}` as const,
        actions: [
          { type: 'set return path' as const, params: ({ event }: { event: Returning }) => event },
          { type: 'set steps' as const, params: ({ event }: { event: Arrival }) => event },
          { type: 'navigate to step' as const, params: { page } },
        ],
      })),
      {
        target: '.finishing',
        actions: ['clear steps', withEvent('set return path')],
      },
    ],
    'step completed': [
      ...laterSteps.map(({ page, state, guard }) => ({
        guard: {
          type: guard,
          params: ({ event: { step, member } }: { event: StepCompleted }) => ({
            member,
            after: step,
          }),
        },
        target: `.${state}` as const,
        actions: { type: 'navigate to step' as const, params: { page } },
      })),
      { target: '.finishing' },
    ],
    'session restored': [
      ...onboardingSteps.map(({ state, guard }) => ({
        guard: { type: guard, params: ({ event }: { event: Arrival }) => event },
        target: `.${state}` as const,
        actions: { type: 'set steps' as const, params: ({ event }: { event: Arrival }) => event },
      })),
      { target: '.nothing pending', actions: 'clear steps' },
    ],
    'session ended': {
      target: '.nothing pending',
      actions: ['clear return path', 'clear steps'],
    },
  },
})

type Returning = Extract<OnboardingEvent, { type: 'signed in' }>

/** One entry for each step, under its own name. */
function ofSteps<Key extends 'guard' | 'state', Value>(
  key: Key,
  toValue: (step: OnboardingStep) => Value,
): Record<OnboardingStep[Key], Value> {
  const entries = onboardingSteps.map((step) => [step[key], toValue(step)])
  return Object.fromEntries(entries) as Record<OnboardingStep[Key], Value>
}

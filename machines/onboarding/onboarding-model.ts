import { modelOf } from '../model-of.ts'
import { pathnameOf, type SameOriginPath, sameOriginPath } from '../paths.ts'
import { namelessMember, newMember, settledMember } from '../samples.ts'
import { pathsIn } from '../sent-messages.ts'
import { onboardingMachine } from './onboarding-machine.ts'
import {
  type Arrival,
  isStepPage,
  type OnboardingStep,
  onboardingSteps,
  stepCompleted,
  stepsAfter,
} from './onboarding-steps.ts'

/** The page of the first of these steps that is pending (4, r13, r37), or else the return path, or else /. */
const nextPage = (
  steps: readonly OnboardingStep[],
  arrival: Arrival,
  returnTo: SameOriginPath | null | undefined,
): string => steps.find(({ isPending }) => isPending(arrival))?.page ?? returnTo ?? '/'

/** The pages to which a member without required steps is led in the samples. */
const freePages: ReadonlySet<string> = new Set(['/', '/settings', '/profile'])

export const onboardingModel = modelOf({
  machine: onboardingMachine,
  question: 'Which onboarding step is pending?',
  inputs: { 'a visitor': undefined },
  events: {
    'signed in': {
      'with a complete profile': {
        type: 'signed in',
        member: settledMember,
        authType: 'local',
        returnTo: sameOriginPath('/settings'),
      },
      'on the way to an onboarding step': {
        type: 'signed in',
        member: settledMember,
        authType: 'google',
        returnTo: sameOriginPath('/preferences?from=mail'),
      },
      'without interests': {
        type: 'signed in',
        member: newMember,
        authType: 'local',
        returnTo: sameOriginPath('/profile'),
      },
      'without a name': {
        type: 'signed in',
        member: namelessMember,
        authType: 'local',
        returnTo: null,
      },
      'by Google without a profile': {
        type: 'signed in',
        member: newMember,
        authType: 'google',
        returnTo: null,
      },
    },
    'session restored': {
      'with a complete profile': {
        type: 'session restored',
        member: settledMember,
        authType: 'local',
      },
      'without interests': { type: 'session restored', member: newMember, authType: 'local' },
      'without a name': { type: 'session restored', member: namelessMember, authType: 'local' },
      'by Google without a profile': {
        type: 'session restored',
        member: newMember,
        authType: 'google',
      },
    },
    'step completed': Object.fromEntries(
      onboardingSteps.flatMap(({ page }) => [
        [`${page} without interests`, stepCompleted(page, newMember)],
        [`${page} with interests`, stepCompleted(page, settledMember)],
      ]),
    ),
  },
  addressees: ['app'],
  outcomes: {},
  invariants: {
    'a sign-in leads to the required step, else to the return path, else to / (2, 4, r13)': ({
      last: { event },
      justNow,
    }) => {
      if (event?.type !== 'signed in') return true
      const { returnTo } = event
      const free = returnTo !== null && isStepPage(pathnameOf(returnTo)) ? null : returnTo
      return pathsIn(justNow.sentTo.app).join() === nextPage(onboardingSteps, event, free)
    },
    'a completed step leads to the next pending one, else to the return path, else to / (2, 4, r13)':
      ({ last: { event, before }, justNow }) =>
        event?.type !== 'step completed' ||
        pathsIn(justNow.sentTo.app).join() ===
          nextPage(stepsAfter(event.step), { member: event.member }, before?.context.returnTo),
    'a sign-up leads to /verify-email, and its withdrawal back (2, 4)': ({ last, justNow }) => {
      const to = { 'account created': '/verify-email', 'account withdrawn': '/signup' } as const
      const type = last.event?.type
      return (
        !(type === 'account created' || type === 'account withdrawn') ||
        pathsIn(justNow.sentTo.app).join() === to[type]
      )
    },
    'nothing leads elsewhere unless a step ended (r27)': ({ last: { event }, justNow }) =>
      !['session restored', 'session ended', 'verification pending'].includes(event?.type ?? '') ||
      pathsIn(justNow.sentTo.app).length === 0,
    'the return path is used once (r13)': ({ snapshot, justNow }) =>
      pathsIn(justNow.sentTo.app).every((path) => !freePages.has(path)) ||
      snapshot.context.returnTo === null,
    'the page of a pending step knows its position, and no step stays after the session': ({
      snapshot,
      last,
    }) => {
      const { steps } = snapshot.context
      const pending = onboardingSteps.find(({ state }) => snapshot.matches(state))
      if (last.event?.type === 'session ended') return steps.length === 0
      return (
        !pending ||
        last.before?.matches(pending.state) ||
        last.event?.type === 'step completed' ||
        steps.includes(pending.page)
      )
    },
    'the return path is forgotten with the session (r13)': ({ snapshot, last }) =>
      last.event?.type !== 'session ended' || snapshot.context.returnTo === null,
  },
})

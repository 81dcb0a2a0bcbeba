import { explore } from 'statewalk'
import { expect, test } from 'vitest'
import { verifyEmailModel } from '../../machines/verify-email/verify-email-model.ts'
import { toVerifyEmailProps } from '../../src/screens/verify-email/view-props.ts'

test('the countdowns agree with their timers after every move of the model', () => {
  const differences = new Set<string>()
  const shown = new Set<string>()
  const sent = {
    ...verifyEmailModel.outcomes?.['send verification email'],
    'was sent by another tab': {
      resolves: (now: number) => ({ sentAt: now - 20_000, at: now }),
    },
  }
  const outcomes = { ...verifyEmailModel.outcomes, 'send verification email': sent }
  explore(
    { ...verifyEmailModel, outcomes },
    {
      visit(run) {
        const secondsOf = (name: string) => {
          const timer = run.timers().find((pending) => pending.name === name)
          if (timer) shown.add(name)
          return timer ? Math.ceil((timer.due - run.now()) / 1_000) : null
        }
        const snapshot = run.snapshot()
        const { nextCheckInSeconds, resend } = toVerifyEmailProps(snapshot, run.now())
        const check = secondsOf('poll interval')
        if (nextCheckInSeconds !== check)
          differences.add(`check in ${check} s, shown is ${nextCheckInSeconds}`)
        const next = secondsOf('until resend') ?? 0
        if (resend.secondsLeft !== next && snapshot.matches('waiting'))
          differences.add(`resend in ${next} s, shown is ${resend.secondsLeft}`)
      },
    },
  )
  expect([...differences]).toEqual([])
  expect(shown.size).toBe(2)
})

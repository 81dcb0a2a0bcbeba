import { explore } from 'statewalk'
import { expect, test } from 'vitest'
import { verifyEmailModel } from '../../machines/verify-email/verify-email-model.ts'
import { toVerifyEmailProps } from '../../src/screens/verify-email/view-props.ts'

test('the countdown agrees with its timer after every move of the model', () => {
  const differences = new Set<string>()
  let hasRun = false
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
        const timer = run.timers().find(({ name }) => name === 'until resend')
        if (timer) hasRun = true
        const snapshot = run.snapshot()
        const { resend } = toVerifyEmailProps(snapshot, run.now())
        const next = timer ? Math.ceil((timer.due - run.now()) / 1_000) : 0
        if (resend.secondsLeft !== next && snapshot.matches('waiting'))
          differences.add(`resend in ${next} s, shown is ${resend.secondsLeft}`)
      },
    },
  )
  expect([...differences]).toEqual([])
  expect(hasRun).toBe(true)
})

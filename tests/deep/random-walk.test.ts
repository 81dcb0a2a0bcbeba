import { brokenPathText } from 'statewalk/fast-check'
import { expect, test } from 'vitest'
import { readPathFile } from '../../lab/paths/path-file.ts'
import { replayFile } from '../../lab/paths/replay-file.ts'
import { verifyEmailModel } from '../../machines/verify-email/verify-email-model.ts'

test('a broken path is reported with its URL in the lab and as a file that can be replayed', () => {
  const text = brokenPathText(verifyEmailModel, {
    rule: 'an email is never requested twice',
    detail: 'in "waiting"',
    input: 'just signed up',
    moves: ['withdrawal requested'],
  })
  expect(text).toContain('→  1  withdrawal requested')
  expect(text).toContain('#/verifyEmail/step/1?input=just+signed+up')
  const file = readPathFile(text.slice(text.indexOf('{\n')))
  expect(replayFile([verifyEmailModel], file)).toEqual({ steps: 1, difference: null })
})

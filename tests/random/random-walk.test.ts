import { type AnyModel, brokenPathText } from 'statewalk'
import { expect, test } from 'vitest'
import { readPathFile } from '../../lab/paths/path-file.ts'
import { labUrl } from '../../machines/model-of.ts'
import { postModel } from '../../packages/statewalk/tests/toys.ts'
import { replayFile } from '../support/paths/replay-file.ts'

test('a broken path is reported with its URL in the lab and as a file that can be replayed', () => {
  const model: AnyModel = {
    ...postModel(),
    urlOf: (path, step) => labUrl('post', path, step),
  }
  const text = brokenPathText(model, {
    rule: 'a letter is never requested twice',
    detail: 'in "waiting"',
    input: 'two tries',
    moves: ['given up'],
  })
  expect(text).toContain('→  1  given up')
  expect(text).toContain('#/post/step/1?input=two+tries')
  const file = readPathFile(text.slice(text.indexOf('{\n')))
  expect(replayFile([model], file)).toEqual({ steps: 1, difference: null })
})

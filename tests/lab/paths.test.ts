import { describe, expect, test } from 'vitest'
import type { PathAnswer } from '../../lab/paths/generate-paths.ts'
import { generatePaths } from '../../lab/paths/generate-paths.ts'
import { createPathStore, type PathWorker } from '../../lab/paths/path-store.ts'
import { postModel } from '../../packages/statewalk/tests/toys.ts'

const answersOf = () => {
  const answers: PathAnswer[] = []
  generatePaths(postModel(), 'tour', (answer) => answers.push(structuredClone(answer)))
  return answers
}

describe('generated paths', () => {
  test('begin with a shortest path to the first states, and end with the tour', () => {
    const answers = answersOf()
    expect(answers[0]).toMatchObject({
      explored: 1,
      paths: [],
      firstPaths: [{ input: 'two tries', moves: [] }],
    })
    const [last, before] = [answers.at(-1), answers.at(-2)]
    expect(before?.firstPaths.map(({ moves }) => moves)).toContainEqual(['send requested'])
    expect(last).toMatchObject({ explored: null, firstPaths: [], failure: null })
    expect(last?.paths.length).toBeGreaterThan(0)
  })

  test('report a machine that is too large', () => {
    const answers: PathAnswer[] = []
    const model = { ...postModel(), limits: { configurations: 2 } }
    generatePaths(model, 'tour', (answer) => answers.push(answer))
    expect(answers.at(-1)).toMatchObject({ explored: null, paths: [] })
    expect(answers.at(-1)?.failure).toContain("'post' has more than 2 configurations")
  })
})

test('the store of paths shows the first path before the exploration is complete', () => {
  const [first] = answersOf()
  const asked: Parameters<PathWorker['ask']>[1][] = []
  const store = createPathStore({ ask: (_, answered) => asked.push(answered) })
  store.want('post', 'tour')
  store.want('post', 'tour')
  expect(asked).toHaveLength(1)
  if (first) asked[0]?.(first)
  expect(store.get('post', 'tour')?.explored).toBe(1)
  expect(store.find('post', first?.firstPaths[0]?.id ?? '')).toEqual(first?.firstPaths[0])
})

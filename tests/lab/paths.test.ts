import { describe, expect, test } from 'vitest'
import type { PathAnswer } from '../../lab/paths/generate-paths.ts'
import { generatePaths } from '../../lab/paths/generate-paths.ts'
import { modelVersion } from '../../lab/paths/model-version.ts'
import { createPathStore, type PathWorker, pathCacheIn } from '../../lab/paths/path-store.ts'
import { models } from '../../machines/models.ts'
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

describe('the store of paths', () => {
  const open = (version: string, saved = new Map<string, string>()) => {
    const asked: ((answer: PathAnswer) => void)[] = []
    const worker: PathWorker = { ask: (_, answered) => asked.push(answered) }
    const storage = {
      getItem: (key: string) => saved.get(key) ?? null,
      setItem: (key: string, value: string) => void saved.set(key, value),
    }
    const store = createPathStore(
      worker,
      pathCacheIn(
        () => storage,
        () => version,
      ),
    )
    store.want('post', 'tour')
    return { store, saved, answer: (answer: PathAnswer) => asked[0]?.(answer) }
  }
  const [first, last] = [answersOf()[0], answersOf().at(-1)]
  if (!first || !last) throw new Error('There is no answer.')

  test('shows the first path before the exploration is complete', () => {
    const { store, answer } = open('a')
    answer(first)
    expect(store.get('post', 'tour')?.explored).toBe(1)
    expect(store.find('post', first.firstPaths[0]?.id ?? '')).toEqual(first.firstPaths[0])
  })

  test('shows the paths of the same version at once after a reload', () => {
    const before = open('a')
    before.answer(last)
    const { store, answer } = open('a', before.saved)
    expect(store.get('post', 'tour')).toEqual(last)
    answer(first)
    expect(store.get('post', 'tour')).toEqual(last)
  })

  test('drops the paths of another version', () => {
    const before = open('a')
    before.answer(last)
    expect(open('b', before.saved).store.get('post', 'tour')).toBeNull()
  })
})

describe('the version of a model', () => {
  test('differs between all machines and is stable', () => {
    const versions = models.map(modelVersion)
    expect(new Set(versions).size).toBe(models.length)
    expect(models.map(modelVersion)).toEqual(versions)
  })

  test('changes with a delay, an outcome and the source of a function', () => {
    const versions = [
      postModel(),
      postModel({ cooldown: 1 }),
      { ...postModel(), outcomes: {} },
      { ...postModel(), project: () => 1 },
    ].map(modelVersion)
    expect(new Set(versions).size).toBe(4)
  })
})

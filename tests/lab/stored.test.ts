import { expect, test } from 'vitest'
import { createLab } from '../../lab/app/lab.ts'
import { settingsIn } from '../../lab/app/settings.ts'
import { tourParts } from '../../lab/app/tour-parts.ts'
import { loginModel } from '../../machines/login/login-model.ts'

const storage = () => {
  const saved = new Map<string, string>()
  return {
    getItem: (key: string) => saved.get(key) ?? null,
    setItem: (key: string, value: string) => {
      saved.set(key, value)
    },
  }
}
const openLab = (of: Pick<Storage, 'getItem' | 'setItem'>) =>
  createLab([loginModel], 'light', {
    fragment: () => '',
    writeFragment: () => {},
    tick: () => () => {},
    pathOf: () => null,
    settings: settingsIn(() => of),
  })
const ticked = (lab: ReturnType<typeof openLab>) => lab.actor.getSnapshot().context.settings.ticked

test('a ticked step stays ticked after a reload, and an unticked one does not', () => {
  const saved = storage()
  const lab = openLab(saved)
  for (const step of ['login/a/0', 'login/a/1', 'login/a/0'])
    lab.send({ type: 'step ticked', step })
  expect(ticked(openLab(saved))).toEqual(['login/a/1'])
})

test('ticks last as long as the page if the storage is invalid or blocked', () => {
  const strange = storage()
  strange.setItem('trellis:lab:settings', '{"ticked": 1')
  expect(ticked(openLab(strange))).toEqual([])

  const refuse = () => {
    throw new DOMException('The storage is closed.', 'SecurityError')
  }
  const lab = openLab({ getItem: refuse, setItem: refuse })
  lab.send({ type: 'step ticked', step: 'login/a/0' })
  expect(ticked(lab)).toEqual(['login/a/0'])
})

test('the widths of the panes and the closed introduction outlast a reload', () => {
  const saved = storage()
  const lab = openLab(saved)
  lab.send({ type: 'pane resized', pane: 'moves', width: 300.4 })
  lab.send({ type: 'pane resized', pane: 'list', width: 9 })
  lab.send({ type: 'tour started' })
  expect(openLab(saved).actor.getSnapshot().context).toMatchObject({
    settings: { widths: { list: 140, moves: 300 }, isIntroduced: true },
    tourStep: null,
  })
})

test('the tour ends after its last part', () => {
  const lab = openLab(storage())
  const step = () => lab.actor.getSnapshot().context.tourStep
  lab.send({ type: 'tour started' })
  const steps = tourParts.map(() => {
    const at = step()
    lab.send({ type: 'tour continued' })
    return at
  })
  expect(steps).toEqual([0, 1, 2, 3, 4, 5])
  expect(step()).toBeNull()
})

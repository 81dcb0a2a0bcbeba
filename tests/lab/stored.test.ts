import { expect, test } from 'vitest'
import { createLab } from '../../lab/app/lab.ts'
import { settingsIn } from '../../lab/app/settings.ts'
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

test('the closed introduction outlasts a reload', () => {
  const saved = storage()
  openLab(saved).send({ type: 'introduction closed' })
  expect(openLab(saved).actor.getSnapshot().context.settings.isIntroduced).toBe(true)
})

import { describe, expect, test } from 'vitest'
import { themeModel } from '../../machines/theme/theme-model.ts'
import { walkMachine } from '../support/paths/walk-machine.ts'

describe('the theme', () => {
  test.each([
    ['nothing stored', 'system'],
    ['light stored', 'light'],
    ['dark stored', 'dark'],
  ])('with %s is %s and emits no event', (input, state) => {
    expect(walkMachine(themeModel, input)).toMatchObject({ at: state, emitted: [] })
  })

  const themes = [
    ['system', 'system'],
    ['light', 'light'],
    ['dark', 'dark'],
  ] as const
  const changes = themes.flatMap(([from]) =>
    themes.filter(([to]) => to !== from).map(([to, state]) => ({ from, to, state })),
  )

  test.each(changes)('changes from $from to $to and emits an event', ({ from, to, state }) => {
    const first = from === 'system' ? ['light', 'system'] : [from]
    const moves = [...first, to].map((theme) => `${theme} chosen`)
    expect(walkMachine(themeModel, 'nothing stored', ...moves)).toMatchObject({
      at: state,
      emitted: [{ type: 'theme chosen', theme: to }],
    })
  })
})

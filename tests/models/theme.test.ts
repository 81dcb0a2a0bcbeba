import { describe, expect, test } from 'vitest'
import { themeModel } from '../../machines/theme/theme-model.ts'
import { told } from '../support/paths/told.ts'

describe('the theme', () => {
  test.each([
    ['nothing stored', 'as the system'],
    ['light stored', 'light'],
    ['dark stored', 'dark'],
  ])('with %s is %s, and nobody needs to be told', (input, state) => {
    expect(told(themeModel, input)).toMatchObject({ at: state, says: [] })
  })

  const ways = [
    ['system', 'as the system'],
    ['light', 'light'],
    ['dark', 'dark'],
  ] as const
  const changes = ways.flatMap(([from]) =>
    ways.filter(([to]) => to !== from).map(([to, state]) => ({ from, to, state })),
  )

  test.each(changes)('changes from $from to $to, and the site is told', ({ from, to, state }) => {
    const first = from === 'system' ? ['light', 'system'] : [from]
    const moves = [...first, to].map((theme) => `${theme} chosen`)
    expect(told(themeModel, 'nothing stored', ...moves)).toMatchObject({
      at: state,
      says: [{ type: 'theme chosen', theme: to }],
    })
  })
})

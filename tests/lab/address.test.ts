import { describe, expect, test } from 'vitest'
import { addressOf, placeOf, type Reading } from '../../lab/app/address.ts'
import type { Place } from '../../lab/app/lab-machine.ts'
import { goTo, startTrail } from '../../lab/trail/trail.ts'

const reading: Reading = {
  inputsOf: (machine) => (machine === 'post' ? ['two tries', 'one & only'] : null),
  pathOf: (_, id) =>
    id === 'abc1234' ? { id, input: 'one & only', moves: ['send requested', 'send: fails'] } : null,
}
const typed = 'field changed {"field":"name","value":"a/b?c#d%€"}'

describe('the address of the lab', () => {
  test.each<[string, Place]>([
    ['a start', { trail: startTrail('post', 'two tries'), path: null, view: 'chart', folded: [] }],
    [
      'a trail of one’s own, half way',
      {
        trail: goTo(startTrail('post', 'one & only', ['send requested', typed]), 1),
        path: null,
        view: 'steps',
        folded: ['waiting.polling', 'a, b'],
      },
    ],
    [
      'a named path',
      {
        trail: goTo(startTrail('post', 'one & only', ['send requested', 'send: fails']), 2),
        path: 'abc1234',
        view: 'actors',
        folded: [],
      },
    ],
  ])('leads back to %s', (_, place) => {
    expect(placeOf(addressOf(place), reading)).toEqual(place)
  })

  test('is short for a named path, as tests print it', () => {
    const place = placeOf('#/post/path/abc1234/step/1', reading)
    expect(place?.trail).toMatchObject({ input: 'one & only', position: 1 })
    expect(place && addressOf(place)).toBe('#/post/path/abc1234/step/1')
  })

  test('leads nowhere for a machine that is not there', () => {
    expect(placeOf('#/nothing/step/0', reading)).toBeNull()
    expect(placeOf('', reading)).toBeNull()
  })

  test.each([
    '#/post/step/-4?view=evil&moves=[1]&folded={"a":1}&input=none',
    '#/post/path/unknown/step/x?moves=%',
    '#/post/step',
  ])('leaves out what is wrong in %s', (fragment) => {
    expect(placeOf(fragment, reading)).toEqual({
      trail: startTrail('post', 'two tries'),
      path: null,
      view: 'chart',
      folded: [],
    })
  })
})

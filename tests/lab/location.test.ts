import { describe, expect, test } from 'vitest'
import type { LabLocation } from '../../lab/app/lab-machine.ts'
import { fragmentOf, type LocationLookup, locationOf } from '../../lab/app/location.ts'
import { goTo, startRecording } from '../../lab/recording/recording.ts'

const lookup: LocationLookup = {
  inputsOf: (machine) => (machine === 'post' ? ['two tries', 'one & only'] : null),
  pathOf: (_, id) =>
    id === 'abc1234' ? { id, input: 'one & only', moves: ['send requested', 'send: fails'] } : null,
}
const typed = 'field changed {"field":"name","value":"a/b?c#d%€"}'

describe('the URL of the lab', () => {
  test.each<[string, LabLocation]>([
    [
      'a start',
      { recording: startRecording('post', 'two tries'), path: null, view: 'chart', folded: null },
    ],
    [
      'a trail of one’s own, half way',
      {
        recording: goTo(startRecording('post', 'one & only', ['send requested', typed]), 1),
        path: null,
        view: 'steps',
        folded: ['waiting.polling', 'a, b'],
      },
    ],
    [
      'a recording with branches',
      {
        recording: {
          ...startRecording('post', 'two tries', ['send requested', 'send: fails', typed]),
          branches: [['send requested', 'send: is sent', typed], [typed]],
        },
        path: null,
        view: 'chart',
        folded: null,
      },
    ],
    [
      'a named path',
      {
        recording: goTo(startRecording('post', 'one & only', ['send requested', 'send: fails']), 2),
        path: 'abc1234',
        view: 'steps',
        folded: null,
      },
    ],
  ])('leads back to %s', (_, location) => {
    expect(locationOf(fragmentOf(location), lookup)).toEqual(location)
  })

  test('is short for a named path, as tests print it', () => {
    const location = locationOf('#/post/path/abc1234/step/1', lookup)
    expect(location?.recording).toMatchObject({ input: 'one & only', position: 1 })
    expect(location && fragmentOf(location)).toBe('#/post/path/abc1234/step/1')
  })

  test('identifies nothing for an unknown machine', () => {
    expect(locationOf('#/nothing/step/0', lookup)).toBeNull()
    expect(locationOf('', lookup)).toBeNull()
  })

  test.each([
    '#/post/step/-4?view=evil&moves=[1]&folded={"a":1}&branches=[[-1]]&input=none',
    '#/post/path/unknown/step/x?moves=%',
    '#/post/step',
  ])('leaves out what is wrong in %s', (fragment) => {
    expect(locationOf(fragment, lookup)).toEqual({
      recording: startRecording('post', 'two tries'),
      path: null,
      view: 'chart',
      folded: null,
    })
  })
})

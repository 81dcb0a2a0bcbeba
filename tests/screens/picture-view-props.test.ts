import { describe, expect, test } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { isSmall } from '../../machines/picture/crop.ts'
import { pictureMachine } from '../../machines/picture/picture-machine.ts'
import { toPictureProps } from '../../src/screens/picture/view-props.ts'

describe('the crop dialog', () => {
  test('is closed when the form has ended and has stopped the picture', async () => {
    const inspected = Promise.resolve({ width: 1800, height: 1200 })
    const picture = createActor(
      pictureMachine.provide({
        actors: { 'inspect file': fromPromise(() => inspected) },
        actions: { 'notify parent': () => {} },
      }),
      { input: { change: { kind: 'unchanged' } } },
    )
    const croppingOf = () =>
      toPictureProps(picture.getSnapshot(), { stored: '', isSmall, objectUrlOf: (id) => id })
        .cropping
    picture.start()
    picture.send({ type: 'file chosen', id: 'file-1' })
    await expect.poll(croppingOf).toMatchObject({ url: 'file-1' })
    picture.stop()
    expect(croppingOf()).toBeNull()
  })
})

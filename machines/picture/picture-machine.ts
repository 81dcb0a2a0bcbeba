import { assign, setup } from 'xstate'
import { type Failure, failureOf } from '../failure.ts'
import type { PictureWish } from '../profile-form/profile-form-values.ts'
import { unprovided } from '../unprovided.ts'
import { type Crop, centredCrop, cropWithin, type PictureSize } from './crop.ts'

/** Which square of which file becomes the picture. */
type CropJob = { id: string; crop: Crop }

/** What is cropped: the file, its size, and the square that is kept of it. */
type Cropping = { fileId: string | null; picture: PictureSize | null; crop: Crop | null }

const nothing: Cropping = { fileId: null, picture: null, crop: null }

/**
 * Which picture will the member have? A file is checked by its content, cropped to a square, and
 * prepared: upright, without metadata, at most 1024 × 1024 px. Files stay outside; the machine holds
 * their ids (specification 2 and 5). What was chosen before stays until the new one is ready.
 */
export const pictureMachine = setup({
  types: {
    context: {} as {
      fileId: string | null
      picture: PictureSize | null
      crop: Crop | null
      /** What the prepared picture was made of, for when it is cropped again. */
      settled: Cropping
      preparedId: string | null
      failure: Failure | null
    },
    events: {} as
      | { type: 'file chosen'; id: string }
      | { type: 'crop changed'; crop: Crop }
      | { type: 'crop confirmed' }
      | { type: 'crop cancelled' }
      | { type: 'crop reopened' }
      | { type: 'picture removed' },
    tags: {} as 'busy' | 'cropping',
  },
  actors: {
    'inspect file': unprovided<PictureSize, { id: string }>('inspect file'),
    'prepare picture': unprovided<{ id: string }, CropJob>('prepare picture'),
  },
  actions: {
    'keep file': assign((_, { id }: { id: string }) => ({ fileId: id, failure: null })),
    'start crop': assign((_, picture: PictureSize) => ({ picture, crop: centredCrop(picture) })),
    'change crop': assign(({ context }, { crop }: { crop: Crop }) => ({
      crop: context.picture && cropWithin(crop, context.picture),
    })),
    'keep prepared': assign(({ context }, { id }: { id: string }) => ({
      preparedId: id,
      settled: { fileId: context.fileId, picture: context.picture, crop: context.crop },
    })),
    'return to what was settled': assign(({ context }) => context.settled),
    'forget prepared': assign({ ...nothing, settled: nothing, preparedId: null, failure: null }),
    'note failure': assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
  },
}).createMachine({
  id: 'picture',
  context: { ...nothing, settled: nothing, preparedId: null, failure: null },
  initial: 'settled',
  states: {
    settled: {
      initial: 'kept',
      states: {
        kept: { on: { 'picture removed': { target: 'removed' } } },
        chosen: {
          on: {
            'crop reopened': { target: '#picture.cropping' },
            'picture removed': { target: 'removed', actions: 'forget prepared' },
          },
        },
        removed: {},
        before: { type: 'history' },
      },
      on: {
        'file chosen': {
          target: 'inspecting',
          actions: { type: 'keep file', params: ({ event }) => event },
        },
      },
    },
    inspecting: {
      tags: ['busy'],
      invoke: {
        src: 'inspect file',
        input: ({ context }) => ({ id: known(context.fileId) }),
        onDone: {
          target: 'cropping',
          actions: { type: 'start crop', params: ({ event }) => event.output },
        },
        onError: {
          target: 'settled.before',
          actions: [
            { type: 'note failure', params: ({ event }) => ({ error: event.error }) },
            'return to what was settled',
          ],
        },
      },
    },
    cropping: {
      tags: ['cropping'],
      on: {
        'crop changed': { actions: { type: 'change crop', params: ({ event }) => event } },
        'crop confirmed': { target: 'preparing' },
        'crop cancelled': { target: 'settled.before', actions: 'return to what was settled' },
      },
    },
    preparing: {
      tags: ['busy', 'cropping'],
      invoke: {
        src: 'prepare picture',
        input: ({ context }) => ({ id: known(context.fileId), crop: known(context.crop) }),
        onDone: {
          target: 'settled.chosen',
          actions: { type: 'keep prepared', params: ({ event }) => event.output },
        },
        onError: {
          target: 'settled.before',
          actions: [
            { type: 'note failure', params: ({ event }) => ({ error: event.error }) },
            'return to what was settled',
          ],
        },
      },
    },
  },
})

/** What becomes of the picture when the form is saved now. */
export const wishOf = (preparedId: string | null, removed: boolean): PictureWish => {
  if (removed) return { kind: 'removed' }
  return preparedId === null ? { kind: 'kept' } : { kind: 'chosen', id: preparedId }
}

const known = <Value>(value: Value | null): Value => {
  if (value === null) throw new Error('picture: this state is reached with a file only')
  return value
}

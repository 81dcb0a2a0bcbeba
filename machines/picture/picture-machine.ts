import { assign, setup } from 'xstate'
import { type Failure, toFailureContext } from '../failure.ts'
import type { PictureChange } from '../profile-form/profile-form-values.ts'
import { unprovided } from '../unprovided.ts'
import { type Crop, centredCrop, cropWithin, type PictureSize } from './crop.ts'

/** The input of the service: the file and the crop. */
type CropJob = { id: string; crop: Crop }

/** The file to crop, its size and the crop. */
type Cropping = { fileId: string | null; picture: PictureSize | null; crop: Crop | null }

const noCropping: Cropping = { fileId: null, picture: null, crop: null }

/**
 * The choice of a profile picture: checks the content of a file, lets the member crop it to a square, and prepares it:
 * upright, without metadata, at most 1024 × 1024 px. The context contains the ids of the files, not the files
 * (specification 2 and 5). The previous choice stays until the new picture is prepared.
 */
export const pictureMachine = setup({
  types: {
    context: {} as {
      fileId: string | null
      picture: PictureSize | null
      crop: Crop | null
      /** The file and crop of the prepared picture, so that it can be cropped again. */
      preparedFrom: Cropping
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
    'set file': assign((_, { id }: { id: string }) => ({ fileId: id, failure: null })),
    'start crop': assign((_, picture: PictureSize) => ({ picture, crop: centredCrop(picture) })),
    'change crop': assign(({ context }, { crop }: { crop: Crop }) => ({
      crop: context.picture && cropWithin(crop, context.picture),
    })),
    'set prepared picture': assign(({ context }, { id }: { id: string }) => ({
      preparedId: id,
      preparedFrom: { fileId: context.fileId, picture: context.picture, crop: context.crop },
    })),
    'restore prepared crop': assign(({ context }) => context.preparedFrom),
    'clear prepared picture': assign({
      ...noCropping,
      preparedFrom: noCropping,
      preparedId: null,
      failure: null,
    }),
    'set failure': assign(toFailureContext),
  },
}).createMachine({
  id: 'picture',
  context: { ...noCropping, preparedFrom: noCropping, preparedId: null, failure: null },
  initial: 'settled',
  states: {
    settled: {
      initial: 'unchanged',
      states: {
        unchanged: { on: { 'picture removed': { target: 'removed' } } },
        chosen: {
          on: {
            'crop reopened': { target: '#picture.cropping' },
            'picture removed': { target: 'removed', actions: 'clear prepared picture' },
          },
        },
        removed: {},
        previous: { type: 'history' },
      },
      on: {
        'file chosen': {
          target: 'inspecting',
          actions: { type: 'set file', params: ({ event }) => event },
        },
      },
    },
    inspecting: {
      tags: ['busy'],
      invoke: {
        src: 'inspect file',
        input: ({ context }) => ({ id: nonNull(context.fileId) }),
        onDone: {
          target: 'cropping',
          actions: { type: 'start crop', params: ({ event }) => event.output },
        },
        onError: {
          target: 'settled.previous',
          actions: [
            { type: 'set failure', params: ({ event }) => ({ error: event.error }) },
            'restore prepared crop',
          ],
        },
      },
    },
    cropping: {
      tags: ['cropping'],
      on: {
        'crop changed': { actions: { type: 'change crop', params: ({ event }) => event } },
        'crop confirmed': { target: 'preparing' },
        'crop cancelled': { target: 'settled.previous', actions: 'restore prepared crop' },
      },
    },
    preparing: {
      tags: ['busy', 'cropping'],
      invoke: {
        src: 'prepare picture',
        input: ({ context }) => ({ id: nonNull(context.fileId), crop: nonNull(context.crop) }),
        onDone: {
          target: 'settled.chosen',
          actions: { type: 'set prepared picture', params: ({ event }) => event.output },
        },
        onError: {
          target: 'settled.previous',
          actions: [
            { type: 'set failure', params: ({ event }) => ({ error: event.error }) },
            'restore prepared crop',
          ],
        },
      },
    },
  },
})

/** The change of the picture when the form is saved. */
export const pictureChangeOf = (preparedId: string | null, removed: boolean): PictureChange => {
  if (removed) return { kind: 'removed' }
  return preparedId === null ? { kind: 'unchanged' } : { kind: 'chosen', id: preparedId }
}

const nonNull = <Value>(value: Value | null): Value => {
  if (value === null) throw new Error('picture: this state requires a file')
  return value
}

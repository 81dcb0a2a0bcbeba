import { assign, not, sendParent, setup, stateIn } from 'xstate'
import { type Failure, setFailure, toFailureContext } from '../failure.ts'
import { nonNull } from '../non-null.ts'
import type { PictureChange } from '../profile-form/profile-form-values.ts'
import { unprovided } from '../unprovided.ts'
import { withEvent, withOutput } from '../with-event.ts'
import { type Crop, type Cropping, centredCrop, cropWithin, type PictureSize } from './crop.ts'

/** The input of the service: the file and the crop. */
type CropJob = { id: string; crop: Crop }

/** What the picture sends to its parent. */
export type PictureMessage =
  /**
   * The change of the picture; null while a file is inspected, cropped or prepared. `isCropping`: the dialog is open.
   */
  | { type: 'picture changed'; change: PictureChange | null; isCropping: boolean }
  /** The files of this page include another one, which its parent has to release. */
  | { type: 'file held'; id: string }

const noCropping: Cropping = { fileId: null, picture: null, crop: null }

const changedTo = (change: PictureChange | null, { isCropping = false } = {}): PictureMessage => ({
  type: 'picture changed',
  change,
  isCropping,
})

/**
 * The choice of a profile picture: checks the content of a file, lets the member crop it to a square, and prepares it:
 * upright, without metadata, at most 1024 × 1024 px. The context contains the ids of the files, not the files
 * (specification 2 and 5). The previous choice stays until the new picture is prepared.
 */
export const pictureMachine = setup({
  types: {
    /** `isRemoved`: a draft has restored the removal of the picture (decision 0049). */
    input: {} as { isRemoved: boolean },
    context: {} as Cropping & {
      isRemoved: boolean
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
      | { type: 'picture removed' }
      | { type: 'change discarded' }
      | { type: 'locked' }
      | { type: 'unlocked' },
    tags: {} as 'busy' | 'cropping',
  },
  actors: {
    'inspect file': unprovided<PictureSize, { id: string }>('inspect file'),
    'prepare picture': unprovided<{ id: string }, CropJob>('prepare picture'),
  },
  guards: {
    'is locked': stateIn({ lock: 'locked' }),
    'is removed': ({ context }) => context.isRemoved,
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
    'notify parent': sendParent((_, message: PictureMessage) => message),
  },
}).createMachine({
  id: 'picture',
  context: ({ input }) => ({
    ...input,
    ...noCropping,
    preparedFrom: noCropping,
    preparedId: null,
    failure: null,
  }),
  type: 'parallel',
  states: {
    choice: {
      on: {
        'change discarded': { target: '.settled.unchanged', actions: 'clear prepared picture' },
      },
      initial: 'settled',
      states: {
        settled: {
          initial: 'starting',
          states: {
            starting: {
              always: [{ guard: 'is removed', target: 'removed' }, { target: 'unchanged' }],
            },
            unchanged: {
              entry: { type: 'notify parent', params: changedTo({ kind: 'unchanged' }) },
              on: { 'picture removed': { guard: not('is locked'), target: 'removed' } },
            },
            chosen: {
              entry: {
                type: 'notify parent',
                params: ({ context: { preparedId, preparedFrom } }) =>
                  changedTo({ kind: 'chosen', id: nonNull(preparedId), from: preparedFrom }),
              },
              on: {
                'crop reopened': { guard: not('is locked'), target: '#picture.choice.cropping' },
                'picture removed': {
                  guard: not('is locked'),
                  target: 'removed',
                  actions: 'clear prepared picture',
                },
              },
            },
            removed: { entry: { type: 'notify parent', params: changedTo({ kind: 'removed' }) } },
            previous: { type: 'history' },
          },
          on: {
            'file chosen': {
              guard: not('is locked'),
              target: 'inspecting',
              actions: [
                withEvent('set file'),
                {
                  type: 'notify parent',
                  params: ({ event: { id } }) => ({ type: 'file held', id }),
                },
              ],
            },
          },
        },
        inspecting: {
          tags: ['busy'],
          entry: { type: 'notify parent', params: changedTo(null) },
          invoke: {
            src: 'inspect file',
            input: ({ context }) => ({ id: nonNull(context.fileId) }),
            onDone: {
              target: 'cropping',
              actions: withOutput('start crop'),
            },
            onError: {
              target: 'settled.previous',
              actions: [setFailure, 'restore prepared crop'],
            },
          },
        },
        cropping: {
          tags: ['cropping'],
          entry: { type: 'notify parent', params: changedTo(null, { isCropping: true }) },
          on: {
            'crop changed': { actions: withEvent('change crop') },
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
              actions: [
                withOutput('set prepared picture'),
                {
                  type: 'notify parent',
                  params: ({ event }) => ({ type: 'file held', id: event.output.id }),
                },
              ],
            },
            onError: {
              target: 'settled.previous',
              actions: [setFailure, 'restore prepared crop'],
            },
          },
        },
      },
    },
    // A form that is being saved locks its picture.
    lock: {
      initial: 'unlocked',
      states: {
        unlocked: { on: { locked: { target: 'locked' } } },
        locked: { on: { unlocked: { target: 'unlocked' } } },
      },
    },
  },
})

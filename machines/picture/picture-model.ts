import { modelOf } from '../model-of.ts'
import { chosenPicture } from '../samples.ts'
import { pictureMachine } from './picture-machine.ts'

/** The model of the picture picker. */
export const pictureModel = modelOf({
  machine: pictureMachine,
  question: 'Which profile picture is chosen?',
  inputs: {
    'a member': { change: { kind: 'unchanged' } },
    'a member with a restored picture': { change: chosenPicture },
    'a member who had removed the picture': { change: { kind: 'removed' } },
  },
  events: {
    'file chosen': { 'from the disk': { type: 'file chosen', id: 'file-1' } },
    'crop changed': {
      'to the left': { type: 'crop changed', crop: { x: 270, y: 0, size: 1_200 } },
    },
  },
  outcomes: {
    'inspect file': {
      'is a picture': { resolves: { width: 1800, height: 1200 } },
      'is not a picture': { rejects: { kind: 'not a picture' } },
      'is too large': { rejects: { kind: 'picture too large' } },
    },
    'prepare picture': {
      'is prepared': { resolves: { id: 'picture-1' } },
      'cannot be read': { rejects: { kind: 'picture unreadable' } },
    },
  },
  invariants: {
    'the crop is within the picture': ({ snapshot: { context } }) =>
      context.crop === null ||
      context.picture === null ||
      (context.crop.x >= 0 && context.crop.x + context.crop.size <= context.picture.width),
    'a chosen picture is prepared': ({ snapshot }) =>
      !snapshot.matches({ settled: 'chosen' }) || snapshot.context.preparedId !== null,
  },
})

import { modelOf } from '../model-of.ts'
import { hasMessage } from '../sent-messages.ts'
import { type PictureMessage, pictureMachine } from './picture-machine.ts'

export const pictureModel = modelOf({
  machine: pictureMachine,
  question: 'Which profile picture is chosen?',
  inputs: {
    'a member': { isRemoved: false },
    'a member who had removed the picture': { isRemoved: true },
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
      'has a format with a name': { rejects: { kind: 'not a picture', format: 'HEIC' } },
      'is too large': { rejects: { kind: 'picture too large' } },
    },
    'prepare picture': {
      'is prepared': { resolves: { id: 'picture-1' } },
      'cannot be read': { rejects: { kind: 'picture unreadable' } },
    },
  },
  invariants: {
    'the crop is a square within the picture (2)': ({ snapshot: { context } }) =>
      context.crop === null ||
      context.picture === null ||
      (context.crop.x >= 0 &&
        context.crop.y >= 0 &&
        context.crop.x + context.crop.size <= context.picture.width &&
        context.crop.y + context.crop.size <= context.picture.height),
    'a chosen picture is prepared, and no other one is (5)': ({ snapshot }) =>
      !snapshot.matches({ choice: 'settled' }) ||
      snapshot.matches({ choice: { settled: 'chosen' } }) ===
        (snapshot.context.preparedId !== null),
    'a file that is refused or cancelled leaves the previous choice and its crop (2, 5)': ({
      snapshot,
      sentTo,
      last: { before, outcome, event },
    }) => {
      const isGivenUp = (outcome && 'rejects' in outcome) || event?.type === 'crop cancelled'
      if (!isGivenUp || !before) return true
      const [now, previous] = choicesIn(sentTo.parent).toReversed()
      return (
        now === previous &&
        snapshot.context.preparedId === before.context.preparedId &&
        snapshot.context.fileId === before.context.preparedFrom.fileId
      )
    },
    'a file in another format is named, and nothing else is': ({ snapshot, justNow }) =>
      !(
        justNow.ended['inspect file: has a format with a name'] ||
        justNow.ended['inspect file: is not a picture']
      ) ||
      (snapshot.context.failure?.format === 'HEIC') ===
        Boolean(justNow.ended['inspect file: has a format with a name']),
    'the form knows no picture while one is inspected, cropped or prepared': ({
      snapshot,
      justNow,
    }) =>
      !hasMessage(justNow.sentTo.parent, 'picture changed') ||
      (choicesIn(justNow.sentTo.parent).length === 0) === !snapshot.matches({ choice: 'settled' }),
    'a picture is prepared with the crop that the member confirmed (2)': ({
      snapshot,
      last,
      justNow,
    }) =>
      !justNow.ended['prepare picture: is prepared'] ||
      snapshot.context.preparedFrom.crop === last.before?.context.crop,
    'the picture of a form that is being saved does not change': ({ justNow, last }) =>
      !last.before?.matches({ lock: 'locked' }) ||
      !(
        justNow.sent['file chosen'] ||
        justNow.sent['picture removed'] ||
        justNow.sent['crop reopened']
      ),
  },
  temporalRules: {
    'no file is prepared before its content was checked (5)': {
      never: { started: 'prepare picture' },
      before: [{ ended: 'inspect file: is a picture' }, { sent: 'crop reopened' }],
    },
    'a picture is prepared once per confirmed crop (2)': {
      atMost: 1,
      of: { started: 'prepare picture' },
      per: { sent: 'crop confirmed' },
    },
  },
})

/* The kinds of the choices that the form was sent, in order. */
const choicesIn = (messages: readonly { type: string }[] = []): readonly string[] =>
  messages.filter(isChange).flatMap(({ change }) => (change ? [change.kind] : []))

const isChange = (message: {
  type: string
}): message is Extract<PictureMessage, { type: 'picture changed' }> =>
  message.type === 'picture changed'

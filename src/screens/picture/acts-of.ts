import type { pictureMachine } from '../../../machines/picture/picture-machine.ts'
import type { SendTo } from '../snapshot.ts'
import type { PictureActs } from './picture-props.ts'

/** What the picture's part of a form sends to the picture machine; `hold` keeps a file and gives its id. */
export const pictureActs = (
  send: SendTo<typeof pictureMachine>,
  hold: (file: File) => string,
): PictureActs => ({
  choose: (file) => send({ type: 'file chosen', id: hold(file) }),
  remove: () => send({ type: 'picture removed' }),
  adjust: () => send({ type: 'crop reopened' }),
  crop: (crop) => send({ type: 'crop changed', crop }),
  confirmCrop: () => send({ type: 'crop confirmed' }),
  cancelCrop: () => send({ type: 'crop cancelled' }),
})

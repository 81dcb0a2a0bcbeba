import type { pictureMachine } from '../../../machines/picture/picture-machine.ts'
import { pictureCopy } from '../../copy/profile-form.ts'
import type { Hand, Hands } from '../hand.ts'

const press = (name: string): Hand => ({ does: 'press', on: { role: 'button', name } })

/** How a person sends the events of the picture machine, on the edit-profile screen. */
export const pictureHands: Hands<typeof pictureMachine> = {
  'file chosen': { does: 'choose a file', by: { role: 'button', name: pictureCopy.change } },
  'crop changed': {
    does: 'press a key',
    on: { role: 'slider', name: pictureCopy.crop.label },
    key: 'ArrowLeft',
  },
  'crop confirmed': press(pictureCopy.crop.confirm),
  'crop cancelled': press(pictureCopy.crop.cancel),
  'crop reopened': press(pictureCopy.adjust),
  'picture removed': press(pictureCopy.remove),
}

import type { pictureMachine } from '../../../machines/picture/picture-machine.ts'
import { pictureCopy } from '../../copy/profile-form.ts'
import type { Hand, Hands } from '../hand.ts'

const { crop } = pictureCopy

const press = (name: string): Hand => ({ does: 'press', on: { role: 'button', name } })

const pressInDialog = (name: string): Hand => ({
  does: 'press',
  on: { role: 'button', name, within: { role: 'dialog', name: crop.title } },
})

/** How a person sends the events of the picture machine, on the edit-profile screen. */
export const pictureHands: Hands<typeof pictureMachine> = {
  'file chosen': { does: 'choose a file', by: { role: 'button', name: pictureCopy.change } },
  'crop changed': {
    does: 'press a key',
    on: { role: 'slider', name: crop.label },
    key: 'ArrowLeft',
  },
  'crop confirmed': pressInDialog(crop.confirm),
  'crop cancelled': pressInDialog(crop.cancel),
  'crop reopened': press(pictureCopy.adjust),
  'picture removed': press(pictureCopy.remove),
}

import { describe, expect, test } from 'vitest'
import { noBlocks } from '../../machines/navigation-blocker/navigation-blocker-events.ts'
import { settingsModel } from '../../machines/settings/settings-model.ts'
import { walkMachine } from '../support/paths/walk-machine.ts'

const at = (...moves: string[]) => walkMachine(settingsModel, 'a member', ...moves)

/** The report of the page to its host. */
const blocking = (dialog: boolean) => ({
  type: 'blocking changed',
  page: 'settings',
  blocks: { ...noBlocks, dialog },
})

describe('the settings', () => {
  test('start their parts with what each of them needs', () => {
    const { at: state, services, emitted } = at()
    expect(state).toBe('list')
    expect(services).toMatchObject({
      reportIssue: { description: '' },
      copyEmail: { email: 'support@trellis.example' },
      changePassword: { email: 'maya@lindqvist.example' },
      deleteAccount: { uid: 'uid-1', authType: 'local', unfinished: null },
    })
    expect(emitted).toEqual([blocking(false)])
  })

  test.each(['reportIssue', 'deleteAccount'])('block Back while %s has a dialog', (part) => {
    const opened = at(`${part}: opens its dialog`)
    expect(opened).toMatchObject({ at: 'dialog', emitted: [blocking(true)] })
    const closed = at(`${part}: opens its dialog`, `${part}: closes its dialog`)
    expect(closed).toMatchObject({ at: 'list', emitted: [blocking(false)] })
  })

  test('cancel the open dialog when Back is pressed, which stays until its part closes it', () => {
    const pressed = at('deleteAccount: opens its dialog', 'back pressed')
    expect(pressed.at).toBe('dialog')
    expect(pressed.sentTo).toEqual({
      reportIssue: [{ type: 'cancelled' }],
      deleteAccount: [{ type: 'cancelled' }],
    })
  })
})

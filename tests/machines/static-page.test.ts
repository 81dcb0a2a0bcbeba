import { expect, test } from 'vitest'
import { staticPageModel } from '../../machines/static-page/static-page-model.ts'
import { none, walkMachine } from '../support/paths/walk-machine.ts'

test('a static page is shown, runs no service and sends no message', () => {
  expect(walkMachine(staticPageModel, 'a member')).toMatchObject({
    at: 'shown',
    services: none,
    emitted: [],
  })
})

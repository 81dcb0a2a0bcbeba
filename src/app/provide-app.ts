import { appMachine } from '../../machines/app/app-machine.ts'
import { themeMachine } from '../../machines/theme/theme-machine.ts'
import type { Services } from './services.ts'
import { provideSession } from './session/session-actors.ts'

/** The machine of the root with the services of the page, its own and those of its children. */
export const provideApp = (services: Services) => {
  const { appearance, log, tabs } = services
  return appMachine.provide({
    actors: {
      session: provideSession(services),
      theme: themeMachine.provide({
        actions: { 'apply theme': (_, { theme }) => appearance.show(theme) },
      }),
    },
    actions: {
      // By kind and reference (specification 8).
      'log failure': (_, { notice, failure }) => {
        if (failure) log.failure(notice, failure)
      },
      'log crash': (_, { failure }) => log.failure('run the site', failure),
      'publish verified email': (_, { email }) => tabs.publish({ type: 'email verified', email }),
    },
  })
}

import { fromPromise } from 'xstate'
import { appMachine } from '../../machines/app/app-machine.ts'
import { pageHostMachine } from '../../machines/page-host/page-host-machine.ts'
import { passwordRemovedMachine } from '../../machines/password-removed/password-removed-machine.ts'
import { themeMachine } from '../../machines/theme/theme-machine.ts'
import { dependenciesIn } from './flows/flow-actors.ts'
import { missingChunkFlow } from './flows/missing-chunk.ts'
import { sendResetEmail } from './flows/send-reset-email.ts'
import { loadPage } from './pages/page-modules.ts'
import type { Services } from './services.ts'
import { provideSignIns } from './session/provide-sign-ins.ts'
import { provideSession } from './session/session-actors.ts'

/** The machine of the root with the services of the page, its own and those of its children. */
export const provideApp = (services: Services) => {
  const { appearance, log, tabs } = services
  return appMachine.provide({
    actors: {
      session: provideSession(services),
      passwordRemoved: passwordRemovedMachine.provide({
        actors: { 'send reset email': sendResetEmail(services) },
      }),
      pageHost: pageHostMachine.provide({
        actors: {
          'load page': fromPromise(({ input, system }) =>
            loadPage(dependenciesIn(system, services), input),
          ),
          missingChunk: missingChunkFlow({ services }),
        },
      }),
      signIns: provideSignIns(services),
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

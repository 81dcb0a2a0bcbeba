import { createActor, fromCallback, fromPromise } from 'xstate'
import { appMachine } from '../../machines/app/app-machine.ts'
import { missingChunkMachine } from '../../machines/missing-chunk/missing-chunk-machine.ts'
import { pageHostMachine } from '../../machines/page-host/page-host-machine.ts'
import { passwordRemovedMachine } from '../../machines/password-removed/password-removed-machine.ts'
import { type SignInPublication, signInsMachine } from '../../machines/sign-ins/sign-ins-machine.ts'
import { themeMachine } from '../../machines/theme/theme-machine.ts'
import type { Inspection } from '../devtools/create-inspection.ts'
import type { App } from './app.ts'
import type { Services } from './create-services.ts'
import { dependenciesIn } from './pages/page-module.ts'
import { loadPage } from './pages/page-modules.ts'
import { sendResetEmail } from './session/identity-actors.ts'
import { provideSession } from './session/session-actors.ts'

/** Creates the actors over the services. Nothing runs before `root.start()`. */
export const createApp = (services: Services, inspection: Inspection = {}): App => {
  const { storage, appearance } = services
  const root = createActor(provideApp(services), {
    ...inspection,
    id: 'app',
    systemId: 'app',
    input: {
      stored: storage.readSession(),
      deletion: storage.readDeletion()?.uid ?? null,
      theme: appearance.theme(),
    },
  })
  const { children } = root.getSnapshot()
  return {
    root,
    session: running(children.session),
    onboarding: running(children.onboarding),
    passwordRemoved: running(children.passwordRemoved),
    theme: running(children.theme),
    pageHost: running(children.pageHost),
    signIns: running(children.signIns),
    blocker: running(children.navigationBlocker),
    services,
  }
}

/* XState creates the children of the initial state with their parent. */
const running = <Child>(child: Child | undefined): Child => {
  if (!child) throw new Error('The root lacks a child')
  return child
}

/** The machine of the root with the services of the page, its own and those of its children. */
const provideApp = (services: Services) => {
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
          missingChunk: provideMissingChunk(services),
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

const provideMissingChunk = ({ connection, siteFiles }: Services) =>
  missingChunkMachine.provide({
    actors: {
      'check the server': fromPromise(async ({ input: { missing }, signal }) => {
        await siteFiles.checkServer(signal)
        return { wasReloaded: siteFiles.wasReloadedFor(missing) }
      }),
      'watch connection': fromCallback(({ sendBack }) =>
        connection.watch(() => sendBack({ type: 'back online' })),
      ),
    },
    actions: { 'reload page': (_, { missing }) => siteFiles.reloadFor(missing) },
  })

const provideSignIns = ({ identity, tabs, log }: Services) =>
  signInsMachine.provide({
    actors: {
      channel: fromCallback<SignInPublication>(({ receive, sendBack }) => {
        receive(tabs.publish)
        return tabs.listen((message) => {
          if (message.type === 'sign-in started' || message.type === 'sign-in ended')
            sendBack({ type: `${message.type} elsewhere` })
        })
      }),
      'read identity': fromPromise(() => identity.restore()),
    },
    actions: { 'log failure': (_, { failure }) => log.failure('prepare identity', failure) },
  })

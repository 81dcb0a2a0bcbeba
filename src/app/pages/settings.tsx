import { useRouter } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { fromPromise, type SnapshotFrom } from 'xstate'
import { copyEmailMachine } from '../../../machines/copy-email/copy-email-machine.ts'
import { deleteAccountMachine } from '../../../machines/delete-account/delete-account-machine.ts'
import { failureOf } from '../../../machines/failure.ts'
import { forgotPasswordMachine } from '../../../machines/forgot-password/forgot-password-machine.ts'
import { signInMethodsOf } from '../../../machines/member.ts'
import { type Notice, notice } from '../../../machines/notices.ts'
import type { DeletionStep } from '../../../machines/ports.ts'
import { reportIssueMachine } from '../../../machines/report-issue/report-issue-machine.ts'
import { settingsMachine } from '../../../machines/settings/settings-machine.ts'
import { paragraphOf } from '../../../machines/text-rules.gen.ts'
import { brand } from '../../copy/brand.ts'
import { SettingsScreen } from '../../screens/settings/settings-screen.tsx'
import {
  contactHandlers,
  deletionHandlers,
  passwordHandlers,
  reportHandlers,
  themeHandlers,
  toContactProps,
  toDeletionProps,
  toPasswordProps,
  toReportProps,
  toThemeProps,
} from '../../screens/settings/view-props.ts'
import type { Services } from '../create-services.ts'
import { resetEmailActors } from '../session/identity-actors.ts'
import type { PageDependencies, PageModule } from './page-module.ts'
import { useApp, useLogout } from './use-app.ts'

export const page: PageModule<typeof settingsMachine> = {
  open: ({ services, session, root }, { identity }) => {
    if (!identity) return null
    const { uid, authType, email } = identity
    // A member without a password reauthenticates in the provider's popup before the deletion (decision 0014).
    if (authType !== 'local') services.identity.prepareProviders()
    return {
      logic: settingsFlow({ services, root, session }, uid),
      input: {
        uid,
        authType,
        signInMethods: signInMethodsOf(identity),
        email: email ?? '',
        supportEmail: brand.supportEmail,
        unfinished: unfinishedStep(services.storage, {
          uid,
          isDeleting: session.getSnapshot().hasTag('deleting'),
        }),
        description: services.storage.readDraft(draftKeyOf(uid))?.description ?? '',
      },
    }
  },
  Screen: Settings,
}

function Settings({ page: flow }: Parameters<(typeof page)['Screen']>[0]) {
  const { theme } = useApp()
  const router = useRouter()
  const snapshot = useSelector(flow, (current) => current)
  const { report, contact, password, deletion } = childrenOf(snapshot)
  const passwordProps = useSelector(password, toPasswordProps)
  const { signInMethods } = snapshot.context
  return (
    <SettingsScreen
      report={useSelector(report, toReportProps)}
      {...reportHandlers(report.send)}
      contact={useSelector(contact, toContactProps)}
      {...contactHandlers(contact.send)}
      signInMethods={signInMethods}
      password={signInMethods.some(({ authType }) => authType === 'local') ? passwordProps : null}
      {...passwordHandlers(password.send)}
      theme={useSelector(theme, toThemeProps)}
      {...themeHandlers(theme.send)}
      onLogout={useLogout()}
      deletion={useSelector(deletion, toDeletionProps)}
      {...deletionHandlers((event) => {
        // The landing page follows the deletion without an empty page between them.
        if (event.type === 'confirmed') void router.preloadRoute({ to: '/' })
        deletion.send(event)
      })}
    />
  )
}

const draftKeyOf = (uid: string) => ({ form: '/settings', uid, version: null }) as const

const childrenOf = ({ children }: SnapshotFrom<typeof settingsMachine>) => {
  const { reportIssue: report, copyEmail: contact } = children
  const { changePassword: password, deleteAccount: deletion } = children
  if (!report || !contact || !password || !deletion) throw new Error('/settings lacks an actor')
  return { report, contact, password, deletion }
}

/** The settings machine of a member with its services and those of its children provided. */
export const settingsFlow = (
  { services, root, session }: Pick<PageDependencies, 'services' | 'root' | 'session'>,
  uid: string,
) => {
  const { clipboard, memberApi, storage } = services
  const draftKey = draftKeyOf(uid)
  return settingsMachine.provide({
    actors: {
      reportIssue: reportIssueMachine.provide({
        actors: {
          // Without the signal: a report that was submitted is sent, also when the session ends (decision 0015). The page is
          // closed then, so that the request itself sends its result to the root, unless another member has signed in, and
          // removes the draft.
          'send report': fromPromise(async ({ input: { bugDescription } }) => {
            const notify = (result: Notice) => {
              const { identity } = session.getSnapshot().context
              if (identity === null || identity.uid === uid) root.send(result)
            }
            await memberApi.reportBug(bugDescription).catch((error: unknown) => {
              notify(notice('issue not reported', failureOf(error)))
              throw error
            })
            notify(notice('issue reported'))
            const draft = storage.readDraft(draftKey)?.description ?? ''
            if (paragraphOf(draft) === bugDescription) storage.writeDraft(draftKey, null)
          }),
        },
        actions: { 'store draft': (_, { draft }) => storage.writeDraft(draftKey, draft) },
      }),
      copyEmail: copyEmailMachine.provide({
        actors: { 'copy text': fromPromise(({ input }) => clipboard.write(input.text)) },
      }),
      changePassword: forgotPasswordMachine.provide({
        actors: resetEmailActors(services),
        // The email is that of the member.
        actions: { 'store draft': () => {} },
      }),
      deleteAccount: deletionOf(services),
    },
  })
}

const deletionOf = ({ identity, memberApi, pictureStore, storage }: Services) =>
  deleteAccountMachine.provide({
    actors: {
      'check recent sign-in': fromPromise(async () => ({
        recent: await identity.isSignInRecent(),
      })),
      'reauthenticate with password': fromPromise(({ input, signal }) =>
        identity.reauthenticateByPassword(input.password, signal),
      ),
      'reauthenticate with provider': fromPromise(({ input, signal }) =>
        identity.reauthenticateByProvider(input.provider, signal),
      ),
      'delete record': fromPromise(({ signal }) => memberApi.deleteAccount(signal)),
      'remove picture': fromPromise(({ input, signal }) => pictureStore.remove(input.uid, signal)),
      'remove identity': fromPromise(() => identity.remove()),
    },
    actions: {
      'store deletion marker': (_, { deletion }) => storage.writeDeletion(deletion),
    },
  })

/** The step of an unfinished deletion. Another browser may have begun it, which left no marker in this one. */
export const unfinishedStep = (
  storage: Services['storage'],
  { uid, isDeleting }: { uid: string; isDeleting: boolean },
): DeletionStep | null => {
  if (!isDeleting) return null
  const marker = storage.readDeletion()
  return marker?.uid === uid ? marker.step : 'record'
}

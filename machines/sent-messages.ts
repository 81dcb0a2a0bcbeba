import type { Notice, NoticeKey } from './notices.ts'
import type { NavigationRequest } from './paths.ts'

/** Messages as the model engine reports them. */
type Messages = readonly { type: string }[] | undefined

/** The requested paths, in order; for the rules of a model. */
export const pathsIn = (messages: Messages = []): readonly string[] =>
  messages.filter(isNavigation).map(({ to }) => to)

/** The paths that are requested with the current page as the return path, in order. */
export const pathsWithReturnIn = (messages: Messages = []): readonly string[] =>
  messages
    .filter(isNavigation)
    .filter(({ withReturnPath }) => withReturnPath)
    .map(({ to }) => to)

/** The requested notices, in order. */
export const noticesIn = (messages: Messages = []): readonly NoticeKey[] =>
  messages.filter(isNotice).map(({ notice }) => notice)

/** Whether there is a message of this type. */
export const hasMessage = (messages: Messages, type: string): boolean =>
  (messages ?? []).some((message) => message.type === type)

const isNavigation = (message: { type: string }): message is NavigationRequest =>
  message.type === 'navigate'

const isNotice = (message: { type: string }): message is Notice => message.type === 'notice'

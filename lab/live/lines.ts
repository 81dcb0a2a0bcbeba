import type { StateValue } from 'xstate'
import type { LiveEntry } from '../../machines/model/live.ts'
import type { AnyModel } from '../../machines/model/model.ts'
import { leavesOf } from '../parts/leaves.ts'
import { written } from '../parts/written.ts'
import { timerOf } from './candidates.ts'

/** A state in one line: `form.editing`, and `polling.pausing, resending.ready` where several are active. */
export const stateLine = (value: StateValue): string => leavesOf(value).join(', ')

/** What an entry was, in one line: `submitted`, `sign in ended`, `sign in failed: unreachable`, `⏱ poll interval`. */
export const entryLine = (model: AnyModel, entry: LiveEntry, words: EntryWords): string => {
  const { event, service } = entry
  const timer = timerOf(model, entry)
  if (timer !== null) return `⏱ ${timer}`
  if (service === null) return sent(event)
  if (event.type.startsWith('xstate.error.')) return words.failed(service.name, kindOf(event.error))
  return event.type.startsWith('xstate.done.')
    ? words.ended(service.name)
    : words.told(service.name, event.type)
}

/** The sentences of {@link entryLine}. */
export type EntryWords = {
  ended(service: string): string
  failed(service: string, kind: string): string
  told(service: string, event: string): string
}

const sent = ({ type, ...data }: LiveEntry['event']): string =>
  Object.keys(data).length === 0 ? type : `${type} ${written(data, 80)}`

const kindOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'kind' in error ? String(error.kind) : 'unknown'

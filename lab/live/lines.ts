import type { AnyModel } from 'statewalk'
import type { StateValue } from 'xstate'
import type { LiveEntry } from '../../machines/live/live.ts'
import { formatJson } from '../parts/format.ts'
import { leavesOf } from '../parts/leaves.ts'
import { timerOf } from './candidates.ts'

/** A state in one line: `form.editing`, or `polling.pausing, resending.ready` if several are active. */
export const stateLine = (value: StateValue): string => leavesOf(value).join(', ')

/** An entry in one line: `submitted`, `sign in ended`, `sign in failed: unreachable`, `⏱ poll interval`. */
export const entryLine = (model: AnyModel, entry: LiveEntry, texts: EntryTexts): string => {
  const { event, service } = entry
  const timer = timerOf(model, entry)
  if (timer !== null) return `⏱ ${timer}`
  if (service === null) return sent(event)
  if (event.type.startsWith('xstate.error.')) return texts.failed(service.name, kindOf(event.error))
  return event.type.startsWith('xstate.done.')
    ? texts.ended(service.name)
    : texts.sent(service.name, event.type)
}

export type EntryTexts = {
  ended(service: string): string
  failed(service: string, kind: string): string
  sent(service: string, event: string): string
}

const sent = ({ type, ...data }: LiveEntry['event']): string =>
  Object.keys(data).length === 0 ? type : `${type} ${formatJson(data, 80)}`

const kindOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'kind' in error ? String(error.kind) : 'unknown'

import * as v from 'valibot'
import type { StateValue } from 'xstate'
import type { FromPage } from '../../machines/live/live.ts'

/** Parses a page's message; null for another shape, which another version of the site may send. */
export const messageFrom = (data: unknown): FromPage | null => {
  const message = v.safeParse(messageShape, data)
  return message.success ? message.output : null
}

const stateValue: v.GenericSchema<StateValue> = v.lazy(() =>
  v.union([v.string(), v.record(v.string(), stateValue)]),
)

const moment = {
  at: v.number(),
  value: stateValue,
  context: v.unknown(),
  status: v.picklist(['active', 'done', 'error', 'stopped']),
  transitions: v.array(v.string()),
}

const entry = v.object({
  ...moment,
  event: v.looseObject({ type: v.string() }),
  service: v.nullable(v.object({ name: v.string(), id: v.string() })),
})

const actor = v.object({
  id: v.string(),
  machine: v.string(),
  start: v.object(moment),
  history: v.array(entry),
  forgotten: v.number(),
  endedAt: v.nullable(v.number()),
})

const node = v.object({
  id: v.string(),
  parent: v.nullable(v.string()),
  name: v.string(),
  kind: v.picklist(['machine', 'service']),
  startedAt: v.number(),
  endedAt: v.nullable(v.number()),
})

const message = v.object({
  at: v.number(),
  from: v.nullable(v.string()),
  to: v.string(),
  event: v.string(),
})

const change = v.variant('type', [
  v.object({ type: v.literal('started'), node }),
  v.object({ type: v.literal('ended'), id: v.string(), at: v.number() }),
  v.object({ type: v.literal('sent'), message }),
])

const page = v.string()

const messageShape = v.variant('type', [
  v.object({
    type: v.literal('page reported'),
    page,
    since: v.number(),
    actors: v.array(actor),
    system: v.object({ nodes: v.array(node), messages: v.array(message) }),
  }),
  v.object({ type: v.literal('pong'), page }),
  v.object({ type: v.literal('actor started'), page, actor }),
  v.object({ type: v.literal('actor moved'), page, actor: v.string(), entry }),
  v.object({ type: v.literal('actor ended'), page, actor: v.string(), at: v.number() }),
  v.object({ type: v.literal('system changed'), page, change }),
  v.object({ type: v.literal('page left'), page }),
]) satisfies v.GenericSchema<unknown, FromPage>

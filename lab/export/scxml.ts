import { guardLabel, stateId, transitionsOf } from 'statewalk'
import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'

/**
 * The machine as SCXML. Spaces in names become `_`, because SCXML separates event names by them. Guards are properties
 * of an object `guards`, actions are log elements, and a timer is an event that is sent with a delay.
 */
export const scxmlOf = (machine: AnyStateMachine): string => {
  const transitions = [...transitionsOf(machine).keys()]
  const initial = nameOf(stateId(machine.root))
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<scxml xmlns="http://www.w3.org/2005/07/scxml" version="1.0" datamodel="ecmascript"${attribute('name', machine.id)}${attribute('initial', initial)}>`,
    ...stateLines(machine.root, transitions, '  '),
    '</scxml>',
    '',
  ].join('\n')
}

type Transitions = readonly AnyTransitionDefinition[]

const stateLines = (
  node: AnyStateNode,
  transitions: Transitions,
  indent: string,
): readonly string[] => {
  const inside = `${indent}  `
  const tag = tags[node.type]
  const initial = node.type === 'compound' ? node.initial.target.map(idOf).join(' ') : ''
  const deep = node.type === 'history' && node.history === 'deep' ? 'deep' : ''
  return [
    `${indent}<${tag}${attribute('id', idOf(node))}${attribute('initial', initial)}${attribute('type', deep)}>`,
    ...block('onentry', [...node.entry.map(actionLine), ...node.after.map(sendLine)], inside),
    ...block('onexit', [...node.exit.map(actionLine), ...node.after.map(cancelLine)], inside),
    ...node.invoke.map(
      ({ id, src }) =>
        `${inside}<invoke type="xstate"${attribute('id', nameOf(id))}${attribute('src', String(src))}/>`,
    ),
    ...transitions
      .filter(({ source }) => source === node)
      .flatMap((transition) => transitionLines(transition, inside)),
    ...Object.values(node.states).flatMap((child) => stateLines(child, transitions, inside)),
    `${indent}</${tag}>`,
  ]
}

const tags = {
  atomic: 'state',
  compound: 'state',
  parallel: 'parallel',
  final: 'final',
  history: 'history',
} as const

const transitionLines = (
  { eventType, guard, target, reenter, actions }: AnyTransitionDefinition,
  indent: string,
): readonly string[] => {
  const attributes = [
    attribute('event', eventName(eventType)),
    attribute('cond', guard ? `guards[${JSON.stringify(guardLabel(guard))}]` : ''),
    attribute('target', target?.map(idOf).join(' ') ?? ''),
    attribute('type', target && !reenter ? 'internal' : ''),
  ].join('')
  return block(`transition${attributes}`, actions.map(actionLine), indent, true)
}

const block = (
  head: string,
  lines: readonly string[],
  indent: string,
  isKept = false,
): readonly string[] => {
  if (lines.length === 0) return isKept ? [`${indent}<${head}/>`] : []
  const [tag] = head.split(' ')
  return [`${indent}<${head}>`, ...lines.map((line) => `${indent}  ${line}`), `${indent}</${tag}>`]
}

const actionLine = (action: AnyStateNode['entry'][number]): string => {
  const name = typeof action === 'string' ? action : 'type' in action ? action.type : action.name
  return `<log${attribute('label', String(name))}/>`
}

type Delayed = AnyStateNode['after'][number]

const sendLine = ({ eventType, delay }: Delayed): string =>
  `<send${attribute('id', nameOf(eventType))}${attribute('event', eventName(eventType))}${
    typeof delay === 'number'
      ? attribute('delay', `${delay}ms`)
      : attribute('delayexpr', `delays[${JSON.stringify(String(delay))}]`)
  }/>`

const cancelLine = ({ eventType }: Delayed): string =>
  `<cancel${attribute('sendid', nameOf(eventType))}/>`

/** The events that XState sends itself have other names in SCXML. */
const eventName = (type: string): string =>
  nameOf(
    type
      .replace(/^xstate\.done\.actor\./, 'done.invoke.')
      .replace(/^xstate\.error\.actor\./, 'error.platform.')
      .replace(/^xstate\.done\.state\.(?:[^.]+\.)?/, 'done.state.')
      .replace(/^xstate\.after\./, 'after.'),
  )

const idOf = (node: AnyStateNode): string => nameOf(stateId(node))

const nameOf = (name: string): string => name.replace(/[^\p{L}\p{N}.*_-]/gu, '_')

const attribute = (name: string, value: string): string =>
  value === '' ? '' : ` ${name}="${value.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)}"`

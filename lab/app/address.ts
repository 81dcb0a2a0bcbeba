import * as v from 'valibot'
import { goTo, startTrail } from '../trail/trail.ts'
import type { Place } from './lab-machine.ts'

/** A path that addresses can name: by what it is called in tests and reports. */
export type NamedPath = { id: string; input: string; moves: readonly string[] }

/** What the lab has to know of a machine to read an address. */
export type Reading = {
  /** The inputs of the machine with this id, or null when there is no such machine. */
  inputsOf(machine: string): readonly string[] | null
  /** The path with this id; null when it is not known. */
  pathOf(machine: string, id: string): NamedPath | null
}

/**
 * The fragment that leads back to a place: `#/verifyEmail/path/0k3f9a1/step/3?view=chart`. A trail that is no named
 * path carries its moves in full.
 */
export const addressOf = ({ trail, path, view, folded }: Place): string => {
  const query = new URLSearchParams()
  if (path === null) {
    query.set('input', trail.input)
    if (trail.moves.length > 0) query.set('moves', JSON.stringify(trail.moves))
  }
  if (view !== 'chart') query.set('view', view)
  if (folded.length > 0) query.set('folded', JSON.stringify(folded))
  const walked = path === null ? '' : `/path/${path}`
  const written = query.toString()
  return `#/${trail.machine}${walked}/step/${trail.position}${written && `?${written}`}`
}

/** The place that a fragment leads to; null when it names no machine of ours. What is wrong in the rest is left out. */
export const placeOf = (fragment: string, { inputsOf, pathOf }: Reading): Place | null => {
  const [way = '', written] = fragment.replace(/^#\/?/, '').split('?')
  const [machine = '', ...rest] = way.split('/').map(decoded)
  const inputs = inputsOf(machine)
  if (!inputs) return null
  const query = new URLSearchParams(written)
  const id = after(rest, 'path')
  const path = id === null ? null : pathOf(machine, id)
  const named = query.get('input') ?? ''
  const input = path?.input ?? (inputs.includes(named) ? named : inputs[0]) ?? ''
  const moves = path?.moves ?? namesIn(query.get('moves'))
  return {
    trail: goTo(startTrail(machine, input, moves), Number(after(rest, 'step') ?? 0) || 0),
    path: path?.id ?? null,
    view: v.is(viewShape, query.get('view')) ? v.parse(viewShape, query.get('view')) : 'chart',
    folded: namesIn(query.get('folded')),
  }
}

const viewShape = v.picklist(['chart', 'cards', 'steps', 'actors', 'paths', 'live'])
const namesShape = v.pipe(v.string(), v.parseJson(), v.array(v.string()))

const namesIn = (written: string | null): readonly string[] => {
  const names = v.safeParse(namesShape, written)
  return names.success ? names.output : []
}

const after = (parts: readonly string[], name: string): string | null => {
  const at = parts.indexOf(name)
  return at === -1 ? null : (parts[at + 1] ?? null)
}

const decoded = (part: string): string => {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

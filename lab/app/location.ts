import * as v from 'valibot'
import { goTo, maxBranches, sharedMoves, startRecording } from '../recording/recording.ts'
import type { LabLocation } from './lab-machine.ts'

/** A path that a URL can name, by its id in tests and reports. */
export type NamedPath = { id: string; input: string; moves: readonly string[] }

export type LocationLookup = {
  inputsOf(machine: string): readonly string[] | null
  pathOf(machine: string, id: string): NamedPath | null
}

/**
 * The fragment that identifies a location: `#/verifyEmail/path/0k3f9a1/step/3?view=chart`. A recording that is not a named
 * path carries all of its moves.
 */
export const fragmentOf = ({ recording, path, view, folded }: LabLocation): string => {
  const query = new URLSearchParams()
  if (path === null) {
    query.set('input', recording.input)
    if (recording.moves.length > 0) query.set('moves', JSON.stringify(recording.moves))
  }
  if (recording.branches.length > 0)
    query.set('branches', JSON.stringify(recording.branches.map(shortened(recording.moves))))
  if (view !== 'chart') query.set('view', view)
  if (folded) query.set('folded', JSON.stringify(folded))
  const pathSegment = path === null ? '' : `/path/${path}`
  const search = query.toString()
  return `#/${recording.machine}${pathSegment}/step/${recording.position}${search && `?${search}`}`
}

/** The location that a fragment identifies; null if it names no known machine. Other invalid parts are ignored. */
export const locationOf = (
  fragment: string,
  { inputsOf, pathOf }: LocationLookup,
): LabLocation | null => {
  const [pathname = '', search] = fragment.replace(/^#\/?/, '').split('?')
  const [machine = '', ...rest] = pathname.split('/').map(decoded)
  const inputs = inputsOf(machine)
  if (!inputs) return null
  const query = new URLSearchParams(search)
  const id = after(rest, 'path')
  const path = id === null ? null : pathOf(machine, id)
  const named = query.get('input') ?? ''
  const input = path?.input ?? (inputs.includes(named) ? named : inputs[0]) ?? ''
  const moves = path?.moves ?? namesIn(query.get('moves')) ?? []
  const recording = goTo(
    startRecording(machine, input, moves),
    Number(after(rest, 'step') ?? 0) || 0,
  )
  return {
    recording: { ...recording, branches: branchesIn(query.get('branches'), moves) },
    path: path?.id ?? null,
    view: v.is(viewShape, query.get('view')) ? v.parse(viewShape, query.get('view')) : 'chart',
    folded: namesIn(query.get('folded')),
  }
}

const viewShape = v.picklist(['chart', 'steps', 'paths', 'site'])
const namesShape = v.pipe(v.string(), v.parseJson(), v.array(v.string()))

/** A branch in a URL: the number of moves that it shares with the recording, and its other moves. */
const shortened =
  (moves: readonly string[]) =>
  (branch: readonly string[]): readonly [number, ...string[]] => {
    const shared = sharedMoves(branch, moves)
    return [shared, ...branch.slice(shared)]
  }

const branchesShape = v.pipe(
  v.string(),
  v.parseJson(),
  v.array(v.tupleWithRest([v.pipe(v.number(), v.integer(), v.minValue(0))], v.string())),
  v.maxLength(maxBranches),
)

const branchesIn = (
  json: string | null,
  moves: readonly string[],
): readonly (readonly string[])[] => {
  const branches = v.safeParse(branchesShape, json)
  if (!branches.success) return []
  return branches.output.map(([shared, ...rest]) => [...moves.slice(0, shared), ...rest])
}

const namesIn = (json: string | null): readonly string[] | null => {
  const names = v.safeParse(namesShape, json)
  return names.success ? names.output : null
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

import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import * as v from 'valibot'
import { resultsFolder } from '../support/run/tools.ts'
import type { Depth, Found, Part } from './part.ts'

const cell = v.union([v.string(), v.number()])
const figure = v.object({
  name: v.string(),
  value: v.number(),
  unit: v.string(),
  spread: v.exactOptional(v.number()),
  beside: v.exactOptional(v.object({ name: v.string(), value: v.number() })),
  budget: v.exactOptional(v.tuple([v.string(), v.string()])),
})
const partRecord = v.object({
  /** The day, and the depth. */
  day: v.string(),
  depth: v.picklist(['quick', 'usual', 'deep']),
  /** Processors that other work had just before it began. */
  load: v.number(),
  seconds: v.number(),
  machine: v.string(),
  tables: v.array(
    v.object({ title: v.string(), columns: v.array(v.string()), rows: v.array(v.array(cell)) }),
  ),
  figures: v.array(figure),
  /** The figures of the run before, by name. */
  before: v.record(v.string(), v.number()),
})
const bench = v.record(v.string(), partRecord)

/** What the last run of a part has left. */
export type PartRecord = v.InferOutput<typeof partRecord>

/** What every part has left, by its name. */
export type Bench = v.InferOutput<typeof bench>

const file = join(resultsFolder, 'bench.json')

/** What the runs so far have left; empty where nothing was run, or where it cannot be read any more. */
export const readBench = async (): Promise<Bench> => {
  try {
    return v.parse(bench, JSON.parse(await readFile(file, 'utf8')))
  } catch {
    return {}
  }
}

/** Runs a part and, unless it is only tried out, puts what it found in the place of what it had found before. */
export const runAndKeep = async (part: Part, depth: Depth): Promise<PartRecord> => {
  const load = Math.round((await processorsInUse()) * 10) / 10
  const since = performance.now()
  const found: Found = await part.run(depth)
  const kept = await readBench()
  const earlier = kept[part.name]
  const record: PartRecord = v.parse(partRecord, {
    day: new Date().toISOString().slice(0, 10),
    depth,
    load,
    seconds: Math.round((performance.now() - since) / 1_000),
    machine: `${cpus().length} processors (${cpus()[0]?.model.trim()}), Node ${process.version}`,
    ...found,
    before: Object.fromEntries((earlier?.figures ?? []).map(({ name, value }) => [name, value])),
  })
  await mkdir(resultsFolder, { recursive: true })
  await writeFile(file, JSON.stringify(keeping(kept, part.name, record), null, 2))
  return record
}

/*
 * Watched while nothing of ours runs. The system's own average would not do: it still holds what the part before has
 * done, or is always 0.
 */
const processorsInUse = async (): Promise<number> => {
  const times = () => cpus().map(({ times }) => times)
  const before = times()
  await setTimeout(3_000)
  return times()
    .map((after, index) => {
      const spent = (kind: keyof typeof after) => after[kind] - (before[index]?.[kind] ?? 0)
      const working = spent('user') + spent('nice') + spent('sys') + spent('irq')
      const all = working + spent('idle')
      return all === 0 ? 0 : working / all
    })
    .reduce((sum, share) => sum + share, 0)
}

/** What is kept once a part has run: a quick run only tries it out, and leaves what was found before. */
export const keeping = (kept: Bench, name: string, record: PartRecord): Bench =>
  record.depth === 'quick' ? kept : { ...kept, [name]: record }

/** Whether other work may have lengthened what was measured. */
export const wasBusy = ({ load }: Pick<PartRecord, 'load'>): boolean => load > cpus().length / 2

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
  baseline: v.exactOptional(v.object({ name: v.string(), value: v.number() })),
  budget: v.exactOptional(v.tuple([v.string(), v.string()])),
})
const partRecord = v.object({
  /** The day, and the depth. */
  day: v.string(),
  depth: v.picklist(['quick', 'usual', 'deep']),
  /** Busy processors just before the part began. */
  load: v.number(),
  seconds: v.number(),
  machine: v.string(),
  tables: v.array(
    v.object({ title: v.string(), columns: v.array(v.string()), rows: v.array(v.array(cell)) }),
  ),
  figures: v.array(figure),
  /** The figures of the previous run, by name. */
  before: v.record(v.string(), v.number()),
})
const bench = v.record(v.string(), partRecord)

/** The stored results of a part's last run. */
export type PartRecord = v.InferOutput<typeof partRecord>

/** The stored results of every part, by its name. */
export type Bench = v.InferOutput<typeof bench>

const file = join(resultsFolder, 'bench.json')

/** The stored results; empty if nothing was run, or if the file is invalid. */
export const readBench = async (): Promise<Bench> => {
  try {
    return v.parse(bench, JSON.parse(await readFile(file, 'utf8')))
  } catch {
    return {}
  }
}

/** Runs a part and replaces its stored results, unless the run is quick. */
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
 * Measured while nothing of ours runs. The system's load average is unsuitable: it includes the previous part, or is
 * always 0.
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

/** The stored results after a run: a quick run leaves them unchanged. */
export const keeping = (kept: Bench, name: string, record: PartRecord): Bench =>
  record.depth === 'quick' ? kept : { ...kept, [name]: record }

/** Whether other processes may have affected the measurements. */
export const wasBusy = ({ load }: Pick<PartRecord, 'load'>): boolean => load > cpus().length / 2

import { parseArgs } from 'node:util'
import type { AnyModel } from '../model.ts'
import { junitOf } from '../output/junit.ts'
import type { Surveyed } from '../output/surveyed.ts'
import { ownEntry } from '../own-entry.ts'
import { messageOf } from '../recorder.ts'
import type { Fixture } from '../replay.ts'
import { defaultRules, type Rules } from '../rules.ts'
import {
  chart,
  coverage,
  diffAll,
  jsonOf,
  type Result,
  replayAll,
  type Settings,
  survey,
  walkRandomly,
} from './commands.ts'
import { modelsIn, type RecordedPath, readPaths } from './load-module.ts'

/** What a command needs of the process. */
export type Environment = {
  /** Imports a module of the user by its path. */
  load(file: string): Promise<object>
  write(text: string): void
  writeError(text: string): void
}

type Command = {
  /** How many files it takes. */
  files: readonly number[]
  /** Null for the command that compares two files instead of reading one. */
  run:
    | ((
        model: AnyModel,
        recorded: readonly Fixture[] | null,
        settings: Settings,
      ) => Result | Promise<Result>)
    | null
}

const commands: Readonly<Record<string, Command>> = {
  survey: { files: [1], run: survey },
  coverage: { files: [1, 2], run: coverage },
  replay: { files: [2], run: replayAll },
  walk: { files: [1], run: walkRandomly },
  charts: { files: [1], run: chart },
  diff: { files: [2], run: null },
}

const usage = `statewalk <command> <file> [paths.json]

  survey <file>               explores every exported machine or model and reports its problems
  coverage <file> [paths]     lists what the tour, or the recorded paths, cover
  replay <file> <paths>       walks recorded paths and checks the rules at every step
  walk <file>                 walks every machine at random (needs fast-check)
  charts <file>               prints Mermaid charts
  diff <before> <after>       compares two versions and prints the changed moves as Markdown

  --machine <id>              only this machine
  --format <name>             of a survey: text, json or junit (text)
  --max <n>                   the maximum number of configurations (3000)
  --actors <n>                the maximum number of actors in one configuration (20)
  --seconds <n>               the maximum time of an exploration (300)
  --megabytes <n>             the maximum size of the heap (2000)
  --pauses <n>                how many times a person also moves between two timers (0)
  --longest <n>               a path with this many moves is not continued (any)
  --strict                    lint and unknown findings fail too
  --walks <n>, --seed <n>     the number of random walks (100), and their seed (1)
  --off <rule>                turns a rule off; can be repeated
  --help                      prints this text

The exit code is 1 if there is a problem, and 2 if the command could not run.`

/** Runs a command. Returns the exit code: 0, 1 if a problem was found, 2 if the command could not run. */
export const runCommand = async (
  args: readonly string[],
  { load, write, writeError }: Environment,
): Promise<0 | 1 | 2> => {
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true })
    if (values.help) {
      write(usage)
      return 0
    }
    const [name = '', ...files] = positionals
    const { run } = commandNamed(name, files)
    const [file = '', second = ''] = files
    const format = formatNamed(values.format, name)
    const recorded = run === null || second === '' ? null : readPaths(second)
    const settings = settingsFrom(values, writeError)
    const modelsOf = async (name: string) =>
      chosenFrom(modelsIn(await load(name), name), name, values)
    const models = await modelsOf(file)
    const results: Result[] = []
    if (run === null) results.push(...diffAll(models, await modelsOf(second), settings))
    else
      for (const model of models)
        results.push(await attempt(model, () => run(model, pathsFor(model, recorded), settings)))
    const texts = results.map(({ text }) => text).filter((text) => text !== '')
    if (texts.length === 0) throw new Error(`${second} has no path of these machines.`)
    write(format ? format(surveyedIn(models, results), settings) : texts.join('\n\n'))
    return results.some(({ failed }) => failed) ? 1 : 0
  } catch (error) {
    writeError(messageOf(error))
    return 2
  }
}

const options = {
  help: { type: 'boolean', short: 'h' },
  machine: { type: 'string' },
  format: { type: 'string' },
  max: { type: 'string' },
  actors: { type: 'string' },
  seconds: { type: 'string' },
  megabytes: { type: 'string' },
  pauses: { type: 'string' },
  longest: { type: 'string' },
  walks: { type: 'string' },
  seed: { type: 'string' },
  strict: { type: 'boolean' },
  off: { type: 'string', multiple: true },
} as const

type Numbers = 'max' | 'actors' | 'seconds' | 'megabytes' | 'pauses' | 'longest' | 'walks' | 'seed'

type Values = { readonly [Name in Numbers | 'machine' | 'format']?: string | undefined } & {
  off?: string[] | undefined
  strict?: boolean | undefined
}

const settingsFrom = (values: Values, progress: Settings['progress']): Settings => ({
  strict: values.strict ?? false,
  longest: numberOf(values, 'longest') ?? Number.POSITIVE_INFINITY,
  walks: { runs: numberOf(values, 'walks') ?? 100, seed: numberOf(values, 'seed') ?? 1 },
  progress,
})

const numberOf = (values: Values, name: Numbers): number | undefined => {
  const text = values[name]
  if (text === undefined) return undefined
  if (!/^[1-9]\d*$/.test(text))
    throw new Error(`--${name} is a positive whole number, not '${text}'.`)
  return Number(text)
}

const commandNamed = (name: string, files: readonly string[]): Command => {
  const command = ownEntry(commands, name)
  if (!command) throw new Error(name === '' ? usage : `There is no command '${name}'.\n\n${usage}`)
  if (command.files.includes(files.length)) return command
  throw new Error(`'${name}' does not take ${files.length} files.\n\n${usage}`)
}

const formats: Readonly<Record<string, typeof junitOf | null>> = {
  text: null,
  json: jsonOf,
  junit: junitOf,
}

const formatNamed = (name = 'text', command: string): typeof junitOf | null => {
  const format = ownEntry(formats, name)
  if (format === undefined)
    throw new Error(`No format '${name}'; there are: ${Object.keys(formats).join(', ')}.`)
  if (format !== null && command !== 'survey')
    throw new Error(`'${command}' has no format besides text.`)
  return format
}

const surveyedIn = (models: readonly AnyModel[], results: readonly Result[]): readonly Surveyed[] =>
  models.map((model, index) => {
    const { report, text = '' } = results[index] ?? {}
    return report ? { model, report, error: null } : { model, report: null, error: text }
  })

const chosenFrom = (
  models: readonly AnyModel[],
  file: string,
  values: Values,
): readonly AnyModel[] => {
  const chosen = models.filter(({ machine: { id } }) => (values.machine ?? id) === id)
  if (chosen.length > 0) return chosen.map((model) => withRules(model, values))
  const ids = models.map(({ machine }) => machine.id)
  throw new Error(`${file} has no machine '${values.machine}'; there are: ${ids.join(', ')}.`)
}

const pathsFor = ({ machine }: AnyModel, recorded: readonly RecordedPath[] | null) =>
  recorded?.filter((path) => (path.machine ?? machine.id) === machine.id) ?? null

const withRules = (model: AnyModel, values: Values): AnyModel => {
  const { off = [] } = values
  const switches = Object.fromEntries(
    Object.entries(defaultRules).filter(([, value]) => typeof value === 'boolean'),
  )
  const unknown = off.find((rule) => !Object.hasOwn(switches, rule))
  if (unknown !== undefined)
    throw new Error(`No rule '${unknown}'; there are: ${Object.keys(switches).join(', ')}.`)
  const rules = {
    ...model.rules,
    ...Object.fromEntries(off.map((rule) => [rule, false])),
    ...limitsFrom(values),
  }
  return { ...model, rules }
}

const limitsFrom = (values: Values): Partial<Rules> => {
  const limits: Partial<Rules> = {}
  const names = {
    max: 'max configurations',
    actors: 'max actors',
    seconds: 'max seconds',
    megabytes: 'max megabytes',
    pauses: 'max pauses',
  } as const
  for (const option of ['max', 'actors', 'seconds', 'megabytes', 'pauses'] as const) {
    const limit = numberOf(values, option)
    if (limit !== undefined) limits[names[option]] = limit
  }
  return limits
}

/* One machine that cannot be explored does not end the report on the others. */
const attempt = async (
  { machine }: AnyModel,
  work: () => Result | Promise<Result>,
): Promise<Result> => {
  try {
    return await work()
  } catch (error) {
    return { text: `${machine.id}: ${messageOf(error)}`, failed: true }
  }
}

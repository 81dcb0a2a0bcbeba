import { parseArgs } from 'node:util'
import { type Limits, limitNames } from '../budget.ts'
import type { AnyModel } from '../model.ts'
import { ownEntry } from '../own-entry.ts'
import { messageOf } from '../recorder.ts'
import type { Fixture } from '../replay.ts'
import { defaultRules } from '../rules.ts'
import {
  diffAll,
  jsonOf,
  type Result,
  replayAll,
  type Settings,
  survey,
  walkRandomly,
} from './commands.ts'
import { modelsIn, readPaths } from './load-module.ts'

/** What a command needs of the process. */
export type Environment = {
  /** Imports a module of the user by its path. */
  load(file: string): Promise<object>
  write(text: string): void
  writeError(text: string): void
}

type Run = (
  model: AnyModel,
  recorded: readonly Fixture[] | null,
  settings: Settings,
) => Result | Promise<Result>

/* How many files each command takes, and what it does with one model. The command `diff` compares two files. */
const commands: Readonly<Record<string, { files: readonly number[]; run: Run | null }>> = {
  survey: { files: [1], run: survey },
  replay: { files: [2], run: replayAll },
  walk: { files: [1], run: walkRandomly },
  diff: { files: [2], run: null },
}

const usage = `statewalk <command> <file> [paths.json]

  survey <file>               explores every exported machine or model and reports its problems
  replay <file> <paths>       walks recorded paths and checks the rules at every step
  walk <file>                 walks every machine at random
  diff <before> <after>       compares two versions and prints the changed moves as Markdown

  --machine <id>              only this machine
  --json                      a survey as JSON
  --configurations <n>        the maximum number of configurations (3000)
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
    if (values.json && name !== 'survey') throw new Error(`'${name}' has no JSON.`)
    const recorded = run === null || second === '' ? null : readPaths(second)
    const settings = settingsFrom(values, writeError)
    const modelsOf = async (name: string) =>
      chosenFrom(modelsIn(await load(name), name), name, values)
    const models = await modelsOf(file)
    const results: Result[] = []
    if (run === null) results.push(...diffAll(models, await modelsOf(second), settings))
    else
      for (const model of models) {
        const own = recorded?.filter(
          ({ machine }) => (machine ?? model.machine.id) === model.machine.id,
        )
        results.push(await attempt(model, () => run(model, own ?? null, settings)))
      }
    const texts = results.map(({ text }) => text).filter((text) => text !== '')
    if (texts.length === 0) throw new Error(`${second} has no path of these machines.`)
    write(values.json ? jsonOf(models, results) : texts.join('\n\n'))
    return results.some(({ failed }) => failed) ? 1 : 0
  } catch (error) {
    writeError(messageOf(error))
    return 2
  }
}

const text = { type: 'string' } as const
const flag = { type: 'boolean' } as const
const options = {
  help: { ...flag, short: 'h' },
  json: flag,
  strict: flag,
  machine: text,
  off: { ...text, multiple: true },
  configurations: text,
  actors: text,
  seconds: text,
  megabytes: text,
  pauses: text,
  longest: text,
  walks: text,
  seed: text,
} as const

type Values = ReturnType<typeof parseArgs<{ options: typeof options }>>['values']

const settingsFrom = (values: Values, progress: Settings['progress']): Settings => ({
  strict: values.strict ?? false,
  longest: numberOf(values, 'longest') ?? Number.POSITIVE_INFINITY,
  walks: { runs: numberOf(values, 'walks') ?? 100, seed: numberOf(values, 'seed') ?? 1 },
  progress,
})

const numberOf = (
  values: Values,
  name: keyof Limits | 'longest' | 'walks' | 'seed',
): number | undefined => {
  const text = values[name]
  if (text === undefined) return undefined
  if (!/^[1-9]\d*$/.test(text))
    throw new Error(`--${name} is a positive whole number, not '${text}'.`)
  return Number(text)
}

const commandNamed = (name: string, files: readonly string[]) => {
  const command = ownEntry(commands, name)
  if (!command) throw new Error(name === '' ? usage : `There is no command '${name}'.\n\n${usage}`)
  if (command.files.includes(files.length)) return command
  throw new Error(`'${name}' does not take ${files.length} files.\n\n${usage}`)
}

const chosenFrom = (
  models: readonly AnyModel[],
  file: string,
  values: Values,
): readonly AnyModel[] => {
  const { off = [] } = values
  const unknown = off.find((rule) => !Object.hasOwn(defaultRules, rule))
  if (unknown !== undefined)
    throw new Error(`No rule '${unknown}'; there are: ${Object.keys(defaultRules).join(', ')}.`)
  const rules = Object.fromEntries(off.map((rule) => [rule, false]))
  const limits = Object.fromEntries(
    limitNames.flatMap((name) => {
      const limit = numberOf(values, name)
      return limit === undefined ? [] : [[name, limit]]
    }),
  )
  const chosen = models.filter(({ machine: { id } }) => (values.machine ?? id) === id)
  if (chosen.length > 0)
    return chosen.map((model) => ({
      ...model,
      rules: { ...model.rules, ...rules },
      limits: { ...model.limits, ...limits },
    }))
  const ids = models.map(({ machine }) => machine.id)
  throw new Error(`${file} has no machine '${values.machine}'; there are: ${ids.join(', ')}.`)
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

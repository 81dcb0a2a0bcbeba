import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { AnyModel } from '../model.ts'
import { ownEntry } from '../own-entry.ts'
import { messageOf } from '../recorder.ts'
import { defaultRules } from '../rules.ts'
import { chart, coverage, type Result, replayAll, survey } from './commands.ts'
import { modelsIn } from './models-in.ts'

/** What a command needs of the process. */
export type Environment = {
  /** Imports a module of the user by its path. */
  load(file: string): Promise<object>
  write(text: string): void
}

const usage = `statewalk <command> <file> [paths.json]

  survey <file>               explores every exported machine or model and reports its problems
  coverage <file> [paths]     what the tour, or the recorded paths, cover
  replay <file> <paths>       walks recorded paths and checks every rule at every step
  charts <file>               Mermaid charts

  --machine <id>              only this machine
  --max <n>                   the maximum number of configurations (3000)
  --off <rule>                turns a rule off; can be repeated`

/** Runs a command. Returns the exit code: 0, 1 if a problem was found, 2 if the command could not run. */
export const runCommand = async (
  args: readonly string[],
  { load, write }: Environment,
): Promise<0 | 1 | 2> => {
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true })
    const [name = '', file, pathsFile] = positionals
    const command = ownEntry(commands, name)
    if (values.help || !command || file === undefined) {
      write(usage)
      return values.help ? 0 : 2
    }
    const json: unknown =
      pathsFile === undefined ? undefined : JSON.parse(readFileSync(pathsFile, 'utf8'))
    if (name === 'replay' && json === undefined)
      throw new Error('Which paths? replay <file> <paths>')
    const models = modelsIn(await load(file), file)
      .filter(({ machine }) => (values.machine ?? machine.id) === machine.id)
      .map((model) => withRules(model, values))
    if (models.length === 0) throw new Error(`${file} has no machine '${values.machine}'.`)
    const results = models.map((model) => attempt(model, () => command(model, json)))
    const texts = results.map(({ text }) => text).filter((text) => text !== '')
    if (texts.length === 0) throw new Error(`${pathsFile} has no path of these machines.`)
    write(texts.join('\n\n'))
    return results.some(({ failed }) => failed) ? 1 : 0
  } catch (error) {
    write(messageOf(error))
    return 2
  }
}

const options = {
  help: { type: 'boolean', short: 'h' },
  machine: { type: 'string' },
  max: { type: 'string' },
  off: { type: 'string', multiple: true },
} as const

const commands: Readonly<Record<string, (model: AnyModel, json: unknown) => Result>> = {
  survey,
  coverage,
  replay: replayAll,
  charts: chart,
}

const withRules = (
  model: AnyModel,
  { max, off = [] }: { max?: string | undefined; off?: string[] | undefined },
): AnyModel => {
  const { 'max configurations': _, ...switches } = defaultRules
  const unknown = off.find((rule) => !Object.hasOwn(switches, rule))
  if (unknown !== undefined)
    throw new Error(`No rule '${unknown}'; there are: ${Object.keys(switches).join(', ')}.`)
  if (max !== undefined && !/^[1-9]\d*$/.test(max))
    throw new Error(`--max is a positive whole number, not '${max}'.`)
  const rules = {
    ...model.rules,
    ...Object.fromEntries(off.map((rule) => [rule, false])),
    ...(max === undefined ? {} : { 'max configurations': Number(max) }),
  }
  return { ...model, rules }
}

/* One machine that cannot be explored does not end the report on the others. */
const attempt = ({ machine }: AnyModel, work: () => Result): Result => {
  try {
    return work()
  } catch (error) {
    return { text: `${machine.id}: ${messageOf(error)}`, failed: true }
  }
}

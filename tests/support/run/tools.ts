import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { type Command, runCommand } from './command.ts'

const root = new URL('../../../', import.meta.url)

/** The absolute path of a file in the repository. */
export const inRepository = (path: string): string => fileURLToPath(new URL(path, root))

/** The folder for the record and the reports of a run. Git ignores it. */
export const resultsFolder = inRepository('test-results/')

/** The number of workers of a layer: half of the cores if two layers run in parallel. */
export const workers = {
  half: Math.max(1, Math.floor(availableParallelism() / 2)),
  whole: Math.max(1, availableParallelism()),
}

const programs = {
  tsc: 'node_modules/typescript/bin/tsc',
  biome: 'node_modules/@biomejs/biome/bin/biome',
  vitest: 'node_modules/vitest/vitest.mjs',
  vite: 'node_modules/vite/bin/vite.js',
  playwright: 'node_modules/@playwright/test/cli.js',
  lighthouse: 'node_modules/lighthouse/cli/index.js',
  stryker: 'node_modules/@stryker-mutator/core/bin/stryker.js',
}

/** The default time limit (ms). It ends a tool that hangs before CI ends the whole job. */
const hour = 3_600_000

/** Runs a program of node_modules with the current Node, without a shell or npx, so it works the same on every system. */
export const runTool = (
  tool: keyof typeof programs,
  args: readonly string[],
  options: Pick<Command, 'env'> & { limit?: number } = {},
) =>
  runCommand({
    file: process.execPath,
    args: [inRepository(programs[tool]), ...args],
    limit: options.limit ?? hour,
    env: { ...colours, ...options.env },
  })

/** Colours in a terminal, plain text in logs and pipes. */
const colours: NodeJS.ProcessEnv = process.stdout.isTTY
  ? { FORCE_COLOR: '1' }
  : { NO_COLOR: '1', FORCE_COLOR: undefined }

import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { type Command, runCommand } from './command.ts'

const root = new URL('../../../', import.meta.url)

/** The absolute path of something in the repository. */
export const inRepository = (path: string): string => fileURLToPath(new URL(path, root))

/** Where a run leaves its record and its reports; git ignores it. */
export const resultsFolder = inRepository('test-results/')

/** Workers that a layer may use: half of the machine when two layers run side by side. */
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

/** What hangs is ended before CI ends everything (ms); what is slow is not. */
const hour = 3_600_000

/** Runs a program of node_modules with this Node: no shell and no npx, so it is the same on every system. */
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

/** Colours where a person watches; plain text in logs and pipes. */
const colours: NodeJS.ProcessEnv = process.stdout.isTTY
  ? { FORCE_COLOR: '1' }
  : { NO_COLOR: '1', FORCE_COLOR: undefined }

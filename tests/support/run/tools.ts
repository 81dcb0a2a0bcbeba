import { fileURLToPath } from 'node:url'
import { type Command, runCommand } from './command.ts'

const root = new URL('../../../', import.meta.url)

/** The absolute path of a file in the repository. */
export const inRepository = (path: string): string => fileURLToPath(new URL(path, root))

/** The folder for what a run writes. Git ignores it. */
export const resultsFolder = inRepository('test-results/')

const programs = {
  tsc: 'node_modules/typescript/bin/tsc',
  biome: 'node_modules/@biomejs/biome/bin/biome',
  vitest: 'node_modules/vitest/vitest.mjs',
  vite: 'node_modules/vite/bin/vite.js',
  playwright: 'node_modules/@playwright/test/cli.js',
  lighthouse: 'node_modules/lighthouse/cli/index.js',
  stryker: 'node_modules/@stryker-mutator/core/bin/stryker.js',
}

/** Runs a program of node_modules with the current Node, without a shell or npx, so it works the same on every system. */
export const runTool = (
  tool: keyof typeof programs,
  args: readonly string[],
  options: Pick<Command, 'env' | 'limit'> = {},
) =>
  runCommand({
    ...options,
    file: process.execPath,
    args: [inRepository(programs[tool]), ...args],
    env: { ...colours, ...options.env },
  })

/** Colours in a terminal, plain text in logs and pipes. */
const colours: NodeJS.ProcessEnv = process.stdout.isTTY
  ? { FORCE_COLOR: '1' }
  : { NO_COLOR: '1', FORCE_COLOR: undefined }

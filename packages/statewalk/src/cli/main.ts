#!/usr/bin/env node
import { loadModule } from './load-module.ts'
import { runCommand } from './run-command.ts'

const runtime = {
  folder: process.cwd(),
  compilesTypeScript: 'typescript' in process.features && Boolean(process.features.typescript),
  import: (url: string): Promise<object> => import(url),
}

process.exitCode = await runCommand(process.argv.slice(2), {
  load: (file) => loadModule(file, runtime),
  write: (text) => process.stdout.write(`${text}\n`),
  writeError: (text) => process.stderr.write(`${text}\n`),
})

#!/usr/bin/env node
import { loadModule } from './load-module.ts'
import { runCommand } from './run-command.ts'

process.exitCode = await runCommand(process.argv.slice(2), {
  load: loadModule,
  write: (text) => process.stdout.write(`${text}\n`),
})

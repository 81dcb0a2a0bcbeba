import { writeFileSync } from 'node:fs'
import { contractFiles } from './contract-files.ts'

for (const [path, text] of Object.entries(await contractFiles())) {
  writeFileSync(new URL(`../../../${path}`, import.meta.url), text)
}

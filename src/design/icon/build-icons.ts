import { writeFileSync } from 'node:fs'
import { iconFiles } from './icon-files.ts'

for (const [name, text] of Object.entries(iconFiles())) {
  writeFileSync(new URL(name, import.meta.url), text)
}

import { writeFileSync } from 'node:fs'
import { iconFiles } from './icon-files.ts'

const folder = new URL('../../../src/design/icon/', import.meta.url)
for (const [name, text] of Object.entries(iconFiles())) writeFileSync(new URL(name, folder), text)

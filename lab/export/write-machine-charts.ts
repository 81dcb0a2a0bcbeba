import { readFileSync, writeFileSync } from 'node:fs'
import { models } from '../../machines/models.ts'
import { withCharts } from './machine-charts.ts'

const page = new URL('../../machines/README.md', import.meta.url)
writeFileSync(page, withCharts(readFileSync(page, 'utf8'), models))

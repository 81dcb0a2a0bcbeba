import { models } from '../../machines/models.ts'
import { replayReport } from './replay-report.ts'
import type { FieldReport } from './report-file.ts'

/* The replay of one report takes seconds, in which the page would not answer. */
self.addEventListener('message', ({ data }: MessageEvent<FieldReport>) => {
  self.postMessage(replayReport(models, data))
})

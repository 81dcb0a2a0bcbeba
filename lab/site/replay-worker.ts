import { models } from '../../machines/models.ts'
import { replayRecording } from './replay-recording.ts'
import type { SiteRecording } from './site-recording.ts'

/* The replay of a recording takes seconds, in which the page would not answer. */
self.addEventListener('message', ({ data }: MessageEvent<SiteRecording>) => {
  self.postMessage(replayRecording(models, data))
})

import { models } from '../../machines/models.ts'
import { replayRecording } from './replay-recording.ts'
import type { ReplayRequest } from './site-machine.ts'

/* The replay of a recording takes seconds, in which the page would not answer. */
self.addEventListener('message', ({ data }: MessageEvent<ReplayRequest>) => {
  self.postMessage(replayRecording(models, data.recording, data))
})

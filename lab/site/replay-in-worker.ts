import type { Replay } from './site.ts'

/** Walks a recording in a thread of its own, which ends with the replay. */
export const replayInWorker: Replay = async (request, signal) => {
  const worker = new Worker(new URL('./replay-worker.ts', import.meta.url), { type: 'module' })
  try {
    return await new Promise((resolve, reject) => {
      worker.addEventListener('message', ({ data }) => resolve(data))
      worker.addEventListener('error', ({ message }) => reject(new Error(message)))
      signal.addEventListener('abort', () => reject(signal.reason))
      worker.postMessage(request)
    })
  } finally {
    worker.terminate()
  }
}

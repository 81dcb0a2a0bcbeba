import type { Coverage } from 'statewalk/internal'
import { models } from '../../machines/models.ts'
import { type WalkedPath, walkedCoverage } from './walked-coverage.ts'

export type CoverageQuestion = { machine: string; paths: readonly WalkedPath[] }

export type CoverageAnswer = { machine: string; coverage: Coverage }

/* Replaying the paths of all machines would block the page, so it happens in a worker. */
addEventListener('message', ({ data: { machine, paths } }: MessageEvent<CoverageQuestion>) => {
  const model = models.find((one) => one.machine.id === machine)
  if (model) postMessage({ machine, coverage: walkedCoverage(model, paths) })
})

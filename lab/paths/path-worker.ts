import { models } from '../../machines/models.ts'
import { generatePaths, type PathQuestion } from './generate-paths.ts'

/* Exploration would block the page for too long, so it runs in a worker. */
addEventListener('message', ({ data: { machine, criterion } }: MessageEvent<PathQuestion>) => {
  const model = models.find((one) => one.machine.id === machine)
  if (model) generatePaths(model, criterion, (answer) => postMessage(answer))
})

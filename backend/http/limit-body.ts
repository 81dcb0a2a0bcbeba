import { bodyLimit } from 'hono/body-limit'
import { Problem } from './problems.ts'

/** Refuses a body of more than `maxSize` bytes. */
export const limitBody = (maxSize: number) =>
  bodyLimit({
    maxSize,
    onError: () => {
      throw new Problem('body-too-large')
    },
  })

import type { SiteFiles } from '../../../machines/site-files.ts'
import { createSteering, type Steering } from './steering.ts'

/** A site that answers, and a page that only notes for what it was to be loaded anew. */
export const createFakeSiteFiles = (): SiteFiles & {
  reloads(): readonly string[]
  steering: Steering<'reach'>
} => {
  const { steering, run } = createSteering<'reach'>()
  const reloads: string[] = []
  return {
    steering,
    reloads: () => reloads,
    reach: () => run('reach', [], () => {}),
    wasReloadedFor: (missing) => reloads.includes(missing),
    reloadFor: (missing) => void reloads.push(missing),
  }
}

import type { SiteFiles } from '../../../machines/site-files.ts'
import { createFakeControls, type FakeControls } from './controls.ts'

/** A reachable site, and a page that records its reloads instead of reloading. */
export const createFakeSiteFiles = (): SiteFiles & {
  reloads(): readonly string[]
  controls: FakeControls<'checkServer'>
} => {
  const { controls, run } = createFakeControls<'checkServer'>()
  const reloads: string[] = []
  return {
    controls,
    reloads: () => reloads,
    checkServer: () => run('checkServer', [], () => {}),
    wasReloadedFor: (missing) => reloads.includes(missing),
    reloadFor: (missing) => void reloads.push(missing),
  }
}

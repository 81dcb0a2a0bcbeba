import type { BrowserContext, Page } from '@playwright/test'
import { build } from 'vite'
import { exampleSettings } from '../../../tools/build/hosting/firebase-config.ts'
import { productionHosts, withHosts } from '../../../tools/build/hosting/site-hosts.ts'
import { siteServer } from '../../../tools/build/hosting/site-server.ts'
import { localHosts, siteEnvironment } from '../../../tools/dev/urls.ts'
import { type NamedFault, plantFaults } from '../../field-faults/plant-faults.ts'
import { inRepository } from '../../support/run/tools.ts'
import { stack } from '../support/stack.ts'

/** Where the pages send their reports: to the API of this run. */
export const reportsUrl = `${stack.api}/reports/site`

/** Serves a site in a page, or in all pages of a context, in the place of the run's site. */
export type ServeSite = (pages: Pick<Page | BrowserContext, 'route'>) => Promise<void>

/** Builds the site with all these faults, which a page chooses by name. */
export const buildWithFaults = async (
  faults: readonly NamedFault[],
  settings: Readonly<Record<string, string>> = {},
): Promise<ServeSite> => {
  const services = { ...stack, geocoder: new URL('/geocoder/reverse', stack.api).href }
  const folder = inRepository(`test-results/site-with-faults-${process.pid}`)
  const { env } = process
  process.env = {
    ...{ ...env, ...siteEnvironment(services) },
    ...settings,
  }
  await build({
    root: inRepository(''),
    configFile: inRepository('vite.config.ts'),
    plugins: [plantFaults(faults)],
    mode: 'local-stack',
    logLevel: 'error',
    build: { outDir: folder, emptyOutDir: true, reportCompressedSize: false },
  }).finally(() => {
    process.env = env
  })
  const server = siteServer({
    folder,
    hosts: withHosts(productionHosts(exampleSettings), localHosts(services)),
  })
  return async (pages) => {
    await pages.route(`${new URL(stack.site).origin}/**`, async (route) => {
      const { pathname, search } = new URL(route.request().url())
      const response = await server.request(pathname + search)
      await route.fulfill({
        status: response.status,
        headers: Object.fromEntries(response.headers),
        body: Buffer.from(await response.arrayBuffer()),
      })
    })
  }
}

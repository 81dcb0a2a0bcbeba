import type { Page } from '@playwright/test'
import { build } from 'vite'
import { exampleSettings } from '../../../tools/build/hosting/firebase-config.ts'
import { productionHosts, withHosts } from '../../../tools/build/hosting/site-hosts.ts'
import { siteServer } from '../../../tools/build/hosting/site-server.ts'
import { localHosts, siteEnvironment } from '../../../tools/dev/urls.ts'
import { plantFaults } from '../../field-faults/plant-faults.ts'
import { inRepository } from '../../support/run/tools.ts'
import { stack } from '../support/stack.ts'

/** Where the pages send their reports: to the API of this run. */
export const reportsUrl = `${stack.api}/reports/site`

/** Builds the site with all faults and a recorder. Returns what serves it in a page, in the place of the run's site. */
export const buildWithFaults = async (): Promise<(page: Page) => Promise<void>> => {
  const services = { ...stack, geocoder: new URL('/geocoder/reverse', stack.api).href }
  const folder = inRepository(`test-results/site-with-faults-${process.pid}`)
  const { env } = process
  process.env = {
    ...{ ...env, ...siteEnvironment(services) },
    ...{ VITE_REPORTS_URL: reportsUrl, VITE_LOCAL_INSPECTION: 'off' },
  }
  await build({
    root: inRepository(''),
    configFile: inRepository('vite.config.ts'),
    plugins: [plantFaults()],
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
  return async (page) => {
    await page.route(`${new URL(stack.site).origin}/**`, async (route) => {
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

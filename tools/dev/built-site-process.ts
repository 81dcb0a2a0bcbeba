import { build } from 'vite'
import { z } from 'zod'
import { serve } from '../../backend/server.ts'
import { exampleSettings } from '../build/hosting/firebase-config.ts'
import { productionHosts, withHosts } from '../build/hosting/site-hosts.ts'
import { siteServer } from '../build/hosting/site-server.ts'
import { runAsChild } from './processes/run-as-child.ts'
import { localHosts } from './urls.ts'

const settings = z.object({
  SITE_PORT: z.coerce.number(),
  SITE_DIR: z.string(),
  VITE_API_URL: z.string(),
  VITE_GEOCODER_URL: z.string(),
  VITE_LOCAL_AUTH_EMULATOR: z.string(),
  STORAGE_EMULATOR: z.string(),
})

await runAsChild(async () => {
  const env = settings.parse(process.env)
  await build({
    mode: 'local-stack',
    logLevel: 'warn',
    build: { outDir: env.SITE_DIR, emptyOutDir: true, reportCompressedSize: false },
  })
  const local = localHosts({
    api: env.VITE_API_URL,
    geocoder: env.VITE_GEOCODER_URL,
    authEmulator: env.VITE_LOCAL_AUTH_EMULATOR,
    storageEmulator: env.STORAGE_EMULATOR,
  })
  const site = siteServer({
    folder: env.SITE_DIR,
    hosts: withHosts(productionHosts(exampleSettings), local),
  })
  const server = await serve(site, env.SITE_PORT, '127.0.0.1')
  return { stop: () => server.close(500) }
})

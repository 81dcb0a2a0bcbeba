import { createServer } from 'vite'
import { z } from 'zod'
import { runAsChild } from './processes/run-as-child.ts'

const settings = z.object({ SITE_PORT: z.coerce.number(), VITE_CACHE_DIR: z.string() })

await runAsChild(async () => {
  const env = settings.parse(process.env)
  const server = await createServer({
    mode: 'development',
    logLevel: 'warn',
    clearScreen: false,
    // Two servers with the same cache would delete each other's optimised dependencies.
    cacheDir: env.VITE_CACHE_DIR,
    server: {
      host: '127.0.0.1',
      port: env.SITE_PORT,
      strictPort: true,
      warmup: { clientFiles: ['./src/main.tsx'] },
    },
  })
  await server.listen()
  return { stop: () => server.close() }
})

import { fileURLToPath } from 'node:url'
import { defineConfig, mergeConfig } from 'vite'
import { z } from 'zod'
import site from '../../vite.config.ts'
import { stackProcess } from './vite-stack-process.ts'

const settings = z.object({ SITE_PORT: z.coerce.number(), VITE_CACHE_DIR: z.string() })

/* The site's development server in the local stack. */
export default defineConfig((environment) => {
  const env = settings.parse(process.env)
  return mergeConfig(site(environment), {
    root: fileURLToPath(new URL('../..', import.meta.url)),
    // Two servers with the same cache would delete each other's optimised dependencies.
    cacheDir: env.VITE_CACHE_DIR,
    logLevel: 'warn',
    clearScreen: false,
    server: {
      host: '127.0.0.1',
      port: env.SITE_PORT,
      strictPort: true,
      warmup: { clientFiles: ['./src/main.tsx', './src/screens/login/login-screen.tsx'] },
    },
    plugins: [stackProcess()],
  })
})

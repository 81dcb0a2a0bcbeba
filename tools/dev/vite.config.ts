import { once } from 'node:events'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig, mergeConfig, type Plugin } from 'vite'
import { z } from 'zod'
import site from '../../vite.config.ts'
import { runAsChild } from './processes/run-as-child.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Folders whose files no page imports. Watching them delays the start. */
const unwatched = ['.data', 'backend', 'docs', 'tests']

const settings = z.object({ SITE_PORT: z.coerce.number(), VITE_CACHE_DIR: z.string() })

/** Notifies the local stack when the development server listens, and stops it with the stack. */
const stackProcess = (): Plugin => ({
  name: 'stack-process',
  configureServer: (server) => {
    const { httpServer } = server
    // The compiler of the style sheets has a server of its own, which does not listen.
    if (!httpServer) return
    void runAsChild(async () => {
      await once(httpServer, 'listening')
      return { stop: () => server.close() }
    })
  },
})

/* The site's development server in the local stack. */
export default defineConfig((environment) => {
  const env = settings.parse(process.env)
  return mergeConfig(site(environment), {
    root,
    // Two servers with the same cache would delete each other's optimised dependencies. In a folder with another name
    // than `node_modules`, the React plugin prepares dependencies for hot reload, which takes 0.47 s for React alone.
    cacheDir: join(env.VITE_CACHE_DIR, 'node_modules'),
    logLevel: 'warn',
    clearScreen: false,
    server: {
      host: '127.0.0.1',
      port: env.SITE_PORT,
      strictPort: true,
      watch: { ignored: unwatched.map((folder) => join(root, folder, '**')) },
      warmup: { clientFiles: ['./src/main.tsx', './src/screens/login/login-screen.tsx'] },
    },
    plugins: [stackProcess()],
  })
})

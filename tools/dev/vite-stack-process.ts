import { once } from 'node:events'
import type { Plugin } from 'vite'
import { runAsChild } from './processes/run-as-child.ts'

/** Notifies the local stack when the development server listens, and stops it with the stack. */
export const stackProcess = (): Plugin => ({
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

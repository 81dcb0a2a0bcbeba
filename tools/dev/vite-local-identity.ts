import { loadEnv, type Plugin } from 'vite'
import { isLabPage } from '../build/hosting/page-tags.ts'
import { portsFrom } from './processes/ports.ts'
import { siteEnvironment, stackUrls } from './urls.ts'

const LOCAL_MODES: readonly string[] = ['development', 'local-stack']

/**
 * Connects the site to the local stack in the modes `development` and `local-stack`: sets the URLs of the services
 * and adds the stub of Google's sign-in script to the page. In these modes settings come from the environment of the
 * process alone, because a `.env` may contain real services, which must never be combined with local accounts. In
 * every other mode it does nothing, so that a production build contains nothing of it.
 */
export const localIdentity = (): Plugin => {
  let page: { stub: string } | null = null
  return {
    name: 'trellis-local-identity',
    config: (_, { mode }) => {
      if (!LOCAL_MODES.includes(mode)) return undefined
      const standard = siteEnvironment(stackUrls(portsFrom(process.env)))
      const given = loadEnv(mode, false, 'VITE_')
      const settings = { ...standard, ...given }
      page = { stub: `${settings.VITE_LOCAL_AUTH_EMULATOR}/own/gapi.js` }
      return {
        envDir: false,
        define: Object.fromEntries(
          Object.keys(standard).map((name) => [
            `import.meta.env.${name}`,
            JSON.stringify(settings[name]),
          ]),
        ),
        // As in production: with `same-origin` the sign-in popup would appear to be closed.
        server: { headers: { 'Cross-Origin-Opener-Policy': 'same-origin-allow-popups' } },
      }
    },
    transformIndexHtml: (_, { path }) =>
      page === null || isLabPage(path)
        ? []
        : [{ tag: 'script', attrs: { src: page.stub, defer: true }, injectTo: 'head-prepend' }],
  }
}

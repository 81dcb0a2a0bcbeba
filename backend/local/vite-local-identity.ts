import { loadEnv, type Plugin } from 'vite'
import { addressesOf, siteEnvironment } from './addresses.ts'
import { portsFrom } from './processes/ports.ts'

const LOCAL_MODES: readonly string[] = ['development', 'local-stack']

/**
 * Joins the site to the local stack in the modes `development` and `local-stack`: tells it the addresses, and
 * puts the stand-in for Google's sign-in script into the page. Settings then come from the environment of the
 * process alone: a `.env` names real services, which must never meet local accounts. In every other mode it
 * does nothing, so that a production build contains none of it.
 */
export const localIdentity = (): Plugin => {
  let page: { standIn: string } | null = null
  return {
    name: 'trellis-local-identity',
    config: (_, { mode }) => {
      if (!LOCAL_MODES.includes(mode)) return undefined
      const standard = siteEnvironment(addressesOf(portsFrom(process.env)))
      const given = loadEnv(mode, false, 'VITE_')
      const settings = { ...standard, ...given }
      page = { standIn: `${settings.VITE_LOCAL_AUTH_EMULATOR}/own/gapi.js` }
      return {
        envDir: false,
        define: Object.fromEntries(
          Object.keys(standard).map((name) => [
            `import.meta.env.${name}`,
            JSON.stringify(settings[name]),
          ]),
        ),
        // As in production: with `same-origin` the sign-in window would look closed to the page.
        server: { headers: { 'Cross-Origin-Opener-Policy': 'same-origin-allow-popups' } },
      }
    },
    transformIndexHtml: () =>
      page === null
        ? []
        : [{ tag: 'script', attrs: { src: page.standIn, defer: true }, injectTo: 'head-prepend' }],
  }
}

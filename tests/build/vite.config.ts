import { writeFile } from 'node:fs/promises'
import { type ConfigEnv, defineConfig, mergeConfig, type Plugin } from 'vite'
import siteConfig from '../../vite.config.ts'
import { inRepository } from '../support/run/tools.ts'

/** Lists the modules of each script of the built site in a file of its own. */
const listModules: Plugin = {
  name: 'list-modules',
  apply: (user) => !user.build?.ssr,
  writeBundle: async (_, bundle) => {
    const modulesOf = Object.values(bundle).flatMap((part) =>
      part.type === 'chunk'
        ? [[part.fileName, Object.keys(part.modules).filter((id) => part.modules[id]?.code)]]
        : [],
    )
    await writeFile(
      inRepository('test-results/modules.json'),
      JSON.stringify(Object.fromEntries(modulesOf)),
    )
  },
}

export default defineConfig((env: ConfigEnv) =>
  mergeConfig(siteConfig(env), { root: inRepository('.'), plugins: [listModules] }),
)

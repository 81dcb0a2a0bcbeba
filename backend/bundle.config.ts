import { readFileSync } from 'node:fs'
import { defineConfig, type Plugin } from 'vite'
import { z } from 'zod'

const manifest = z.object({ scripts: z.record(z.string(), z.string()) })
const { scripts } = manifest.parse(JSON.parse(readFileSync('package.json', 'utf8')))

/** The API and the commands of an operator: the source of each script that runs one, by the name of its bundle. */
const sources = Object.entries(scripts).flatMap(([script, command]) => {
  const [, source] = /^tsx ((?:backend|tools\/operator)\/\S+)$/.exec(command) ?? []
  return source === undefined ? [] : [{ script, bundle: script.replace(':', '-'), source }]
})

/** Writes a package.json whose scripts have the same names as in the repository. */
const scriptsOfImage: Plugin = {
  name: 'scripts-of-image',
  generateBundle() {
    const ofBundles = sources.map(({ script, bundle }) => [script, `node ${bundle}.mjs`])
    const source = JSON.stringify({ private: true, scripts: Object.fromEntries(ofBundles) })
    this.emitFile({ type: 'asset', fileName: 'package.json', source })
  },
}

/*
 * Bundles the API and the operator's commands for the container, with every library except the embedded database,
 * which production never opens. All files are in one folder, because the migrations are resolved relative to them.
 */
export default defineConfig({
  publicDir: false,
  logLevel: 'warn',
  plugins: [scriptsOfImage],
  ssr: { noExternal: true, external: ['@electric-sql/pglite', 'pg-native'] },
  build: {
    ssr: true,
    outDir: 'dist-api',
    target: 'node22',
    license: { fileName: 'third-party-notices.md' },
    rolldownOptions: {
      input: Object.fromEntries(sources.map(({ bundle, source }) => [bundle, source])),
      output: { entryFileNames: '[name].mjs', chunkFileNames: '[name].mjs', minify: false },
    },
  },
})

import { fileURLToPath } from 'node:url'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

const repository = fileURLToPath(new URL('../', import.meta.url))

/** The site refers to this file from the root of its origin; the lab may be in any folder. */
const relativeAvatar: Plugin = {
  name: 'relative-avatar',
  enforce: 'pre',
  transform: {
    filter: { code: "'/default-avatar.svg'" },
    handler: (code) =>
      code.replace("'/default-avatar.svg'", "new URL('/default-avatar.svg', import.meta.url).href"),
  },
}

/** Vite does not watch the results of tests, so opening the lab lists the files of its records again. */
const freshRecords: Plugin = {
  name: 'fresh-records',
  apply: 'serve',
  transformIndexHtml: (_html, { server }) => {
    const graph = server?.environments.client.moduleGraph
    const entry = graph?.getModuleById(`${repository}lab/app/main.tsx`)
    if (entry) graph?.invalidateModule(entry)
  },
}

/** The pages of the lab, each with its own entry. The site's entry imports none of them. */
export default defineConfig({
  root: `${repository}lab`,
  publicDir: `${repository}public`,
  cacheDir: `${repository}node_modules/.vite-lab`,
  appType: 'mpa',
  resolve: { tsconfigPaths: true },
  // Relative, so that a built lab works in any folder of any web server.
  base: './',
  plugins: [relativeAvatar, freshRecords, react(), vanillaExtractPlugin()],
  server: {
    fs: { allow: [repository] },
    warmup: { clientFiles: ['./app/main.tsx', './screen/screen-main.tsx'] },
  },
  build: {
    target: 'baseline-widely-available',
    // As for the site: older targets would have `:dir()` rewritten to a list of languages.
    cssTarget: ['chrome120', 'edge120', 'firefox114', 'safari16.4'],
    outDir: `${repository}test-results/lab`,
    emptyOutDir: true,
    license: { fileName: 'third-party-notices.md' },
    rolldownOptions: {
      input: ['index.html', 'screen/index.html', 'design/index.html', 'design/frame.html'].map(
        (page) => `${repository}lab/${page}`,
      ),
    },
  },
})

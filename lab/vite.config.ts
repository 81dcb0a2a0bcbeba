import { fileURLToPath } from 'node:url'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const repository = fileURLToPath(new URL('../', import.meta.url))

/** The pages of the lab, each with its own entry. None is reached from the site's. */
export default defineConfig({
  root: `${repository}lab`,
  publicDir: `${repository}public`,
  cacheDir: `${repository}node_modules/.vite-lab`,
  appType: 'mpa',
  // A built lab works from any folder of any web server.
  base: './',
  plugins: [react(), vanillaExtractPlugin()],
  // Style sheets ask for it once they are compiled, where the search for packages does not look: the page would load again.
  optimizeDeps: { include: ['@vanilla-extract/recipes/createRuntimeFn'] },
  server: {
    fs: { allow: [repository] },
    warmup: { clientFiles: ['./app/main.tsx', './screen/screen-main.tsx'] },
  },
  build: {
    target: 'baseline-widely-available',
    // As the site has it: older targets have `:dir()` rewritten to a list of languages.
    cssTarget: ['chrome120', 'edge120', 'firefox114', 'safari16.4'],
    outDir: `${repository}test-results/lab`,
    emptyOutDir: true,
    license: { fileName: 'third-party-notices.md' },
    rolldownOptions: {
      input: [
        'index.html',
        'screen/index.html',
        'screen/still.html',
        'design/index.html',
        'design/frame.html',
      ].map((page) => `${repository}lab/${page}`),
    },
  },
})

import { defineConfig } from 'vite'

/*
 * Bundles the API into a few files for the container, with every library except the embedded database,
 * which production never opens. All files are in one folder, because the migrations are resolved relative to them.
 */
export default defineConfig({
  publicDir: false,
  logLevel: 'warn',
  ssr: { noExternal: true, external: ['@electric-sql/pglite', 'pg-native'] },
  build: {
    ssr: 'backend/main.ts',
    outDir: 'dist-api',
    target: 'node22',
    license: { fileName: 'third-party-notices.md' },
    rolldownOptions: {
      output: { entryFileNames: 'main.mjs', chunkFileNames: '[name].mjs', minify: false },
    },
  },
})

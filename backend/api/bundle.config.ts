import { defineConfig } from 'vite'

/*
 * The API as a few files for the container, with every library in them but the embedded database,
 * which production never opens. They lie side by side: the migrations are looked for beside them.
 */
export default defineConfig({
  publicDir: false,
  logLevel: 'warn',
  ssr: { noExternal: true, external: ['@electric-sql/pglite', 'pg-native'] },
  build: {
    ssr: 'backend/api/main.ts',
    outDir: 'dist-api',
    target: 'node22',
    license: { fileName: 'third-party-notices.md' },
    rolldownOptions: {
      output: { entryFileNames: 'main.mjs', chunkFileNames: '[name].mjs', minify: false },
    },
  },
})

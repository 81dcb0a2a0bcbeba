import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import postcss, { type Root } from 'postcss'
import { build, type Plugin } from 'vite'

const repository = new URL('../../../', import.meta.url)
const entry = 'virtual:every-style'

/** The stylesheet of every `.css.ts` file of the site, built by Vite without minification. */
export async function builtStylesheet(): Promise<Root> {
  const built = await build({
    root: fileURLToPath(repository),
    configFile: false,
    logLevel: 'silent',
    // Class names contain the names of the file and of the style.
    plugins: [everyStyle(), vanillaExtractPlugin({ identifiers: 'debug' })],
    build: {
      write: false,
      minify: false,
      cssMinify: false,
      cssCodeSplit: false,
      rolldownOptions: { input: entry },
    },
  })
  const outputs = 'output' in built ? built.output : []
  const css = outputs.flatMap((file) =>
    file.type === 'asset' && file.fileName.endsWith('.css') ? [String(file.source)] : [],
  )
  return postcss.parse(css.join('\n'))
}

function everyStyle(): Plugin {
  const files = readdirSync(new URL('src/', repository), { recursive: true, encoding: 'utf8' })
  const styles = files.filter((file) => file.endsWith('.css.ts'))
  return {
    name: 'every-style',
    resolveId: (id) => (id === entry ? id : null),
    load: (id) => (id === entry ? styles.map((file) => `import '/src/${file}'`).join('\n') : null),
  }
}

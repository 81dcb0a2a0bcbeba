import { execFile } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { extname, join } from 'node:path'
import { expect, test } from '@playwright/test'
import { createReadmeApp, type ReadmeApp } from '../../packages/statewalk/tests/readme-app.ts'
import { chromiumFlags, findChromium } from '../support/chromium.ts'

const types: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript' }

const serve = ({ folder }: ReadmeApp): Promise<Server> =>
  new Promise((resolve) => {
    const server = createServer(({ url = '/' }, response) => {
      const file = join(folder, url)
      response.setHeader('Content-Type', types[extname(url)] ?? 'text/plain')
      // A browser may ask for an icon.
      response.end(existsSync(file) ? readFileSync(file) : '')
    }).listen(0, '127.0.0.1', () => resolve(server))
  })

const baseUrlOf = (server: Server): string => {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port.')
  return `http://127.0.0.1:${address.port}`
}

/** Runs Playwright in a process of its own, while this one serves the page. */
const runIn = (
  folder: string,
  args: readonly string[],
): Promise<{ failed: boolean; text: string }> =>
  new Promise((resolve) => {
    execFile(process.execPath, args, { cwd: folder }, (error, stdout, stderr) =>
      resolve({ failed: error !== null, text: stdout + stderr }),
    )
  })

test('the paths of the model in the README drive its page in a browser', async () => {
  const app = createReadmeApp()
  const server = await serve(app)
  try {
    app.install('xstate', '@playwright/test', 'playwright', 'playwright-core')
    const use = {
      baseURL: baseUrlOf(server),
      launchOptions: { executablePath: findChromium(), args: chromiumFlags },
    }
    writeFileSync(
      join(app.folder, 'own.config.js'),
      `import config from './playwright.config.js'
export default { ...config, use: ${JSON.stringify(use)}, webServer: undefined }
`,
    )
    const cli = 'node_modules/@playwright/test/cli.js'
    const args = ['test', '--config', 'own.config.js', '--reporter=list', '--workers=1']
    const { failed, text } = await runIn(app.folder, [cli, ...args])
    expect(failed, text).toBe(false)
    expect(text).toMatch(/[1-9]\d* passed/)
  } finally {
    server.close()
    app.end()
  }
})

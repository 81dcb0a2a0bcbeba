import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, resolveConfig } from 'vite'
import { expect, onTestFinished, test, vi } from 'vitest'
import { localIdentity } from '../../../tools/dev/vite-local-identity.ts'
import { temporaryFolder } from './support/folder.ts'

/** Builds a minimal page in a mode and returns the text of all output files. */
const builtIn = async (mode: string, files: Record<string, string> = {}): Promise<string> => {
  const root = temporaryFolder()
  for (const [name, text] of Object.entries(files)) writeFileSync(join(root, name), text)
  writeFileSync(
    join(root, 'index.html'),
    '<!doctype html><html><head></head><body><script type="module" src="/main.js"></script></body></html>',
  )
  writeFileSync(
    join(root, 'main.js'),
    `document.title = [import.meta.env.VITE_API_URL, import.meta.env.VITE_GEOCODER_URL,
      import.meta.env.VITE_LOCAL_AUTH_EMULATOR, import.meta.env.VITE_LOCAL_STORAGE_EMULATOR_PORT,
      import.meta.env.VITE_BRAND_NAME].join()`,
  )
  const outDir = join(root, 'out')
  await build({
    configFile: false,
    root,
    mode,
    logLevel: 'error',
    plugins: [localIdentity()],
    build: { outDir },
  })
  return readdirSync(outDir, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(html|js)$/.test(name))
    .map((name) => readFileSync(join(outDir, name), 'utf8'))
    .join('\n')
}

test('A local build contains the URLs of the stack and loads the stub first.', async () => {
  const written = await builtIn('local-stack')
  expect(written).toContain('http://localhost:8787/api')
  expect(written).toContain('http://localhost:8787/geocoder/reverse')
  expect(written).toContain('9199')
  const [firstScript] = [...written.matchAll(/<script[^>]+src="([^"]+)"/g)].map(([, src]) => src)
  expect(firstScript).toBe('http://127.0.0.1:9099/own/gapi.js')
})

test('A production build contains nothing of the local stack.', async () => {
  const written = await builtIn('production')
  expect(written).toContain('document.title')
  expect(written).not.toMatch(/localhost|127\.0\.0\.1|gapi|9099|9199/)
})

test.each([
  ['development', 'same-origin-allow-popups'],
  ['production', undefined],
])('The server in mode %s sends the opener policy %s.', async (mode, policy) => {
  const config = await resolveConfig(
    { configFile: false, root: temporaryFolder(), plugins: [localIdentity()] },
    'serve',
    mode,
  )
  expect(config.server.headers['Cross-Origin-Opener-Policy']).toBe(policy)
})

const realServices = [
  'VITE_API_URL=https://api.trellis.example/api',
  'VITE_LOCAL_AUTH_EMULATOR=https://auth.trellis.example',
  'VITE_BRAND_NAME=Real brand',
].join('\n')

test.each(['development', 'local-stack'])(
  'A .env file with real services does not affect a build in mode %s.',
  async (mode) => {
    const written = await builtIn(mode, { '.env': realServices, [`.env.${mode}`]: realServices })
    expect(written).toContain('http://localhost:8787/api')
    expect(written).not.toMatch(/trellis\.example|Real brand/)
  },
)

test('A .env file affects a production build.', async () => {
  const written = await builtIn('production', { '.env': realServices })
  expect(written).toContain('https://api.trellis.example/api')
  expect(written).toContain('Real brand')
})

test('Environment variables override the default URLs.', async () => {
  vi.stubEnv('VITE_API_URL', 'http://localhost:9999/api')
  onTestFinished(() => {
    vi.unstubAllEnvs()
  })
  const written = await builtIn('local-stack')
  expect(written).toContain('http://localhost:9999/api')
  expect(written).not.toContain('http://localhost:8787/api')
})

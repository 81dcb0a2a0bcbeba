import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, onTestFinished, test } from 'vitest'
import { pagePaths } from '../../../machines/paths.ts'
import { exampleSettings, firebaseConfig } from '../../../tools/build/hosting/firebase-config.ts'
import { noInlineHashes } from '../../../tools/build/hosting/inline-hashes.ts'
import { pageFiles, SHELL_PATHS } from '../../../tools/build/hosting/page-files.ts'
import { securityHeaders } from '../../../tools/build/hosting/security-headers.ts'
import { productionHosts, withHosts } from '../../../tools/build/hosting/site-hosts.ts'
import { siteServer } from '../../../tools/build/hosting/site-server.ts'
import { localHosts, stackUrls } from '../../../tools/dev/urls.ts'

const production = productionHosts(exampleSettings)
const local = localHosts(stackUrls({ site: 5173, api: 8787, auth: 9099, storage: 9199 }))

const prerenderedPage =
  '<!doctype html><title>Prerendered</title><style>p{color:red}</style><p>Hello</p><script>alert(1)</script>'

const policyOf = (headers: Readonly<Record<string, string>>): Map<string, string[]> =>
  new Map(
    (headers['Content-Security-Policy'] ?? '').split('; ').map((part) => {
      const [name = '', ...values] = part.split(' ')
      return [name, values]
    }),
  )

test('The production headers are exactly these.', () => {
  expect(securityHeaders(production)).toEqual({
    'Content-Security-Policy': [
      "default-src 'none'",
      "script-src 'self' https://apis.google.com",
      "style-src 'self'",
      "font-src 'self'",
      "img-src 'self' data: blob: https://firebasestorage.googleapis.com https://lh3.googleusercontent.com",
      "connect-src 'self' https://api.trellis.example https://nominatim.trellis.example https://identitytoolkit.googleapis.com https://securetoken.googleapis.com https://firebasestorage.googleapis.com",
      'frame-src https://trellis-example.firebaseapp.com',
      "manifest-src 'self'",
      "base-uri 'none'",
      "object-src 'none'",
      "form-action 'none'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      'trusted-types default',
    ].join('; '),
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy':
      'geolocation=(self), clipboard-write=(self), camera=(), microphone=(), payment=(), usb=()',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
    'X-Content-Type-Options': 'nosniff',
  })
})

test('The policy allows the hosts where page loads and failures are reported, if they are configured.', () => {
  const hosts = productionHosts({
    ...exampleSettings,
    VITE_WEB_VITALS_URL: 'https://vitals.trellis.example/web-vitals',
    VITE_REPORTS_URL: 'https://reports.trellis.example/reports/site',
  })
  expect(policyOf(securityHeaders(hosts)).get('connect-src')).toEqual(
    expect.arrayContaining(['https://vitals.trellis.example', 'https://reports.trellis.example']),
  )
})

test('The local stack adds only its own hosts to the policy.', () => {
  const narrow = policyOf(securityHeaders(production))
  const wide = policyOf(securityHeaders(withHosts(production, local)))
  const added = [...wide].flatMap(([name, values]) =>
    values.filter((value) => !narrow.get(name)?.includes(value)).map((value) => `${name} ${value}`),
  )
  expect([...wide.keys()]).toEqual([...narrow.keys()])
  expect(added.sort()).toEqual([
    'connect-src http://127.0.0.1:9099',
    'connect-src http://127.0.0.1:9199',
    'connect-src http://localhost:8787',
    'frame-src http://127.0.0.1:9099',
    'img-src http://127.0.0.1:9199',
    'script-src http://127.0.0.1:9099',
  ])
})

describe('The built site is served', () => {
  const served = () => {
    const folder = mkdtempSync(join(tmpdir(), 'trellis-site-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    mkdirSync(join(folder, 'assets'))
    for (const { file, path } of pageFiles) {
      writeFileSync(
        join(folder, file),
        prerenderedPage.replace('Prerendered', `Prerendered ${path}`),
      )
    }
    writeFileSync(join(folder, 'app.html'), '<!doctype html><title>Trellis</title>')
    writeFileSync(join(folder, 'favicon.svg'), '<svg/>')
    mkdirSync(join(folder, '.well-known'))
    writeFileSync(join(folder, '.well-known', 'security.txt'), 'Contact: …')
    writeFileSync(join(folder, 'assets', 'main-1a2b3c.js'), `'${'long '.repeat(1000)}'`)
    return siteServer({ folder, hosts: production })
  }

  test.each(pageFiles)(
    'with $file at $path and a policy with exactly its inline hashes.',
    async ({ path }) => {
      const response = await served().request(path)
      expect(await response.text()).toContain(`<title>Prerendered ${path}</title>`)
      expect(response.headers.get('cache-control')).toBe('no-cache')
      const policy = policyOf({
        'Content-Security-Policy': response.headers.get('content-security-policy') ?? '',
      })
      // Calculated with `openssl dgst -sha256 -binary | openssl base64`.
      expect(policy.get('script-src')).toContain(
        "'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='",
      )
      expect(policy.get('style-src')).toEqual([
        "'self'",
        "'sha256-p0bF+un5yUb9MBO6xRb8kPHlY2BdpHVtLiFkDrZPF64='",
      ])
      expect(response.headers.get('content-security-policy')).not.toContain('unsafe')
    },
  )

  test.each(['/login/', '/profile/more', '/no/such/page', '/assetsandmore', '/a', '/assets'])(
    'with the shell at %s, revalidated on each request.',
    async (path) => {
      const response = await served().request(path)
      expect(response.status).toBe(200)
      expect(response.headers.get('content-type')).toMatch(/^text\/html/)
      expect(response.headers.get('cache-control')).toBe('no-cache')
      expect(await response.text()).toContain('<title>Trellis</title>')
    },
  )

  test.each(pageFiles)(
    'with a redirect from the file of $path, where the policy would block its styles.',
    async ({ path, file }) => {
      const response = await served().request(`/${file}`)
      expect(response.status).toBe(301)
      expect(response.headers.get('location')).toBe(path)
      const { hosting } = JSON.parse(firebaseConfig(exampleSettings))
      expect(hosting.redirects).toContainEqual({
        source: `/${file}`,
        destination: path,
        type: 301,
      })
    },
  )

  test('by firebase.json with each prerendered page at its path and the shell at all others but assets.', () => {
    const inline = { scripts: ["'sha256-a'"], styles: ["'sha256-b'"] }
    const { hosting } = JSON.parse(
      firebaseConfig(exampleSettings, (page) => (page === '/login' ? inline : noInlineHashes)),
    )
    expect(hosting.rewrites).toEqual([
      ...pagePaths
        .filter((page) => page !== '/')
        .map((page) => ({ source: page, destination: `${page}.html` })),
      { regex: SHELL_PATHS, destination: '/app.html' },
    ])
    const naming = hosting.headers.filter((rule: unknown) =>
      JSON.stringify(rule).includes('sha256-'),
    )
    expect(naming.map(({ source }: { source: string }) => source)).toEqual(['/login'])
  })

  test.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip;q=1.0, br;q=0', 'gzip'],
    ['gzip', 'gzip'],
  ])(
    'with hashed files that are cached for a year, and compressed for %s as %s.',
    async (accepted, encoding) => {
      const response = await served().request('/assets/main-1a2b3c.js', {
        headers: { 'accept-encoding': accepted },
      })
      expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
      expect(response.headers.get('content-encoding')).toBe(encoding)
      expect(response.headers.get('vary')).toBe('Accept-Encoding')
      const bytes = Buffer.from(await response.arrayBuffer())
      const text = encoding === 'br' ? brotliDecompressSync(bytes) : gunzipSync(bytes)
      expect(text.toString()).toBe(`'${'long '.repeat(1000)}'`)
      expect(response.headers.get('content-type')).toMatch(/^text\/javascript/)
    },
  )

  test.each([
    '/assets/main-0ld.js',
    '/assets/gone',
    '/.well-known/assetlinks.json',
    '/.well-known/change-password',
    '/.env',
    '/.git/config',
    '/favicon.png',
    '/wp-login.php',
    '/profile/photo.jpg',
  ])('with 404 for the missing file %s, not with the shell.', async (path) => {
    const response = await served().request(path)
    expect(response.status).toBe(404)
    expect(response.headers.get('cache-control')).toBeNull()
    const { hosting } = JSON.parse(firebaseConfig(exampleSettings))
    const rewrites = hosting.rewrites.filter(({ source, regex }: Record<string, string>) =>
      regex === undefined ? source === path : new RegExp(regex, 'u').test(path),
    )
    expect(rewrites).toEqual([])
  })

  test('with the security.txt of the build, also on Firebase Hosting.', async () => {
    const response = await served().request('/.well-known/security.txt')
    expect([response.status, await response.text()]).toEqual([200, 'Contact: …'])
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    const { hosting } = JSON.parse(firebaseConfig(exampleSettings))
    expect(hosting.ignore).toEqual(['firebase.json', '**/node_modules/**'])
  })

  test.each(['/no/such/page', '/favicon.svg', '/assets/main-1a2b3c.js', '/assets/gone.js'])(
    'with every security header at %s, so that no site can frame it. (fault 112)',
    async (path) => {
      const response = await served().request(path)
      const wanted = Object.entries({
        ...securityHeaders(production),
        ...(path.startsWith('/assets/') && {
          'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
        }),
      })
      const missing = wanted.filter(([name, value]) => response.headers.get(name) !== value)
      expect(missing).toEqual([])
    },
  )

  test('with hashed files that may load nothing and that no page can frame (firebase.json).', () => {
    const { hosting } = JSON.parse(firebaseConfig(exampleSettings))
    // Of several rules with the same header, the last one applies.
    expect(hosting.headers.at(-1)).toEqual({
      source: '/assets/**',
      headers: [
        {
          key: 'Content-Security-Policy',
          value: "default-src 'none'; frame-ancestors 'none'",
        },
        { key: 'Cache-Control', value: 'public, max-age=31536000, immutable' },
      ],
    })
  })

  test.each([
    ['/', 'text/html; charset=UTF-8'],
    ['/login', 'text/html; charset=UTF-8'],
    ['/assets/main-1a2b3c.js', 'text/javascript; charset=utf-8'],
  ])('with the content type and character set of %s: %s.', async (path, type) => {
    expect((await served().request(path)).headers.get('content-type')).toBe(type)
  })

  test.each(['POST', 'PUT', 'DELETE', 'PATCH'])(
    'for GET and HEAD only, not for %s.',
    async (method) => {
      for (const path of ['/', '/login', '/favicon.svg']) {
        expect((await served().request(path, { method })).status).toBe(404)
      }
    },
  )

  test('without directory listings.', async () => {
    const response = await served().request('/assets/')
    expect(response.status).toBe(404)
    expect(await response.text()).not.toContain('main-1a2b3c')
  })

  test('without access to files outside its folder.', async () => {
    for (const path of ['/..%2fpackage.json', '/%2e%2e/package.json', '/assets/..%5c..%5cx']) {
      const response = await served().request(path)
      expect(await response.text()).not.toContain('"name"')
    }
  })
})

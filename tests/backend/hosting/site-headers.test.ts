import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { drawnPages } from '../../../backend/hosting/drawn-pages.ts'
import { exampleSettings, firebaseConfig } from '../../../backend/hosting/firebase-config.ts'
import { securityHeaders } from '../../../backend/hosting/security-headers.ts'
import { productionHosts, withHosts } from '../../../backend/hosting/site-hosts.ts'
import { siteServer } from '../../../backend/hosting/site-server.ts'
import { addressesOf, localHosts } from '../../../backend/local/addresses.ts'

const production = productionHosts(exampleSettings)
const local = localHosts(addressesOf({ site: 5173, api: 8787, auth: 9099, storage: 9199 }))

const drawnPage =
  '<!doctype html><title>Drawn</title><style>p{color:red}</style><p>Hello</p><script>alert(1)</script>'

const policyOf = (headers: Readonly<Record<string, string>>): Map<string, string[]> =>
  new Map(
    (headers['Content-Security-Policy'] ?? '').split('; ').map((part) => {
      const [name = '', ...values] = part.split(' ')
      return [name, values]
    }),
  )

test('The headers of production are these, word for word.', () => {
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

test('The local stack widens the policy by its own hosts and by nothing else.', () => {
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

test('firebase.json is what the one owner of the headers writes.', () => {
  const written: unknown = JSON.parse(readFileSync('firebase.json', 'utf8'))
  expect(written, 'run `npm run hosting`').toEqual(JSON.parse(firebaseConfig(exampleSettings)))
})

describe('The built site is served', () => {
  const served = () => {
    const folder = mkdtempSync(join(tmpdir(), 'trellis-site-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    mkdirSync(join(folder, 'assets'))
    for (const { file, path } of drawnPages) {
      writeFileSync(join(folder, file), drawnPage.replace('Drawn', `Drawn ${path}`))
    }
    writeFileSync(join(folder, 'app.html'), '<!doctype html><title>Trellis</title>')
    writeFileSync(join(folder, 'favicon.svg'), '<svg/>')
    writeFileSync(join(folder, 'assets', 'main-1a2b3c.js'), `'${'long '.repeat(1000)}'`)
    return siteServer({ folder, hosts: production })
  }

  test.each(drawnPages)(
    'with $file at $path, whose policy names what stands in it and nothing else.',
    async ({ path }) => {
      const answer = await served().request(path)
      expect(await answer.text()).toContain(`<title>Drawn ${path}</title>`)
      expect(answer.headers.get('cache-control')).toBe('no-cache')
      const policy = policyOf({
        'Content-Security-Policy': answer.headers.get('content-security-policy') ?? '',
      })
      // Reckoned with `openssl dgst -sha256 -binary | openssl base64`.
      expect(policy.get('script-src')).toContain(
        "'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='",
      )
      expect(policy.get('style-src')).toEqual([
        "'self'",
        "'sha256-p0bF+un5yUb9MBO6xRb8kPHlY2BdpHVtLiFkDrZPF64='",
      ])
      expect(answer.headers.get('content-security-policy')).not.toContain('unsafe')
    },
  )

  test.each(['/login/', '/profile?from=somewhere', '/no/such/page'])(
    'with the page at %s, asked about anew each time.',
    async (path) => {
      const answer = await served().request(path)
      expect(answer.status).toBe(200)
      expect(answer.headers.get('content-type')).toMatch(/^text\/html/)
      expect(answer.headers.get('cache-control')).toBe('no-cache')
      expect(await answer.text()).toContain('<title>Trellis</title>')
    },
  )

  test.each(drawnPages)(
    'with $path at no second address, where its policy would refuse its own styles.',
    async ({ path, file }) => {
      const answer = await served().request(`/${file}`)
      expect(answer.status).toBe(301)
      expect(answer.headers.get('location')).toBe(path)
      const { hosting } = JSON.parse(firebaseConfig(exampleSettings))
      expect(hosting.redirects).toContainEqual({
        source: `/${file}`,
        destination: path,
        type: 301,
      })
    },
  )

  test('as firebase.json says: a drawn page under its path, everything else but assets as the shell.', () => {
    const inline = { '/login': { scripts: ["'sha256-a'"], styles: ["'sha256-b'"] } }
    const { hosting } = JSON.parse(firebaseConfig(exampleSettings, inline))
    expect(hosting.rewrites).toEqual([
      { source: '/login', destination: '/login.html' },
      { source: '/signup', destination: '/signup.html' },
      { source: '/forgot-password', destination: '/forgot-password.html' },
      { source: '!/assets/**', destination: '/app.html' },
    ])
    const naming = hosting.headers.filter((rule: unknown) =>
      JSON.stringify(rule).includes('sha256-'),
    )
    expect(naming.map(({ source }: { source: string }) => source)).toEqual(['/login'])
  })

  test('with its hashed files kept for a year, and compressed.', async () => {
    const answer = await served().request('/assets/main-1a2b3c.js', {
      headers: { 'accept-encoding': 'gzip' },
    })
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(answer.headers.get('content-encoding')).toBe('gzip')
    expect(answer.headers.get('content-type')).toMatch(/^text\/javascript/)
  })

  test('with 404 for a hashed file that is gone, never with the page.', async () => {
    const answer = await served().request('/assets/main-0ld.js')
    expect(answer.status).toBe(404)
    expect(answer.headers.get('cache-control')).toBeNull()
  })

  test.each(['/profile', '/favicon.svg', '/assets/main-1a2b3c.js', '/assets/gone.js'])(
    'with every security header at %s, so that nobody can frame it. (fault 112)',
    async (path) => {
      const answer = await served().request(path)
      const missing = Object.entries(securityHeaders(production)).filter(
        ([name, value]) => answer.headers.get(name) !== value,
      )
      expect(missing).toEqual([])
    },
  )

  test.each([
    ['/', 'text/html; charset=UTF-8'],
    ['/login', 'text/html; charset=UTF-8'],
    ['/assets/main-1a2b3c.js', 'text/javascript; charset=utf-8'],
  ])('with the type and the character set of %s: %s.', async (path, type) => {
    expect((await served().request(path)).headers.get('content-type')).toBe(type)
  })

  test.each(['POST', 'PUT', 'DELETE', 'PATCH'])(
    'for reading alone, not for %s.',
    async (method) => {
      for (const path of ['/', '/login', '/favicon.svg']) {
        expect((await served().request(path, { method })).status).toBe(404)
      }
    },
  )

  test('without a list of its files.', async () => {
    const answer = await served().request('/assets/')
    expect(answer.status).toBe(404)
    expect(await answer.text()).not.toContain('main-1a2b3c')
  })

  test('without a way out of its folder.', async () => {
    for (const path of ['/..%2fpackage.json', '/%2e%2e/package.json', '/assets/..%5c..%5cx']) {
      const answer = await served().request(path)
      expect(await answer.text()).not.toContain('"name"')
    }
  })
})

import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { authServices } from '../../src/services/identity-firebase/auth-services.ts'
import { pictureUrl } from '../../src/services/picture-url.ts'

/** The scripts of a build, by file name. */
type Bundle = ReadonlyMap<string, { code: string; isEntry: boolean }>

const realProject = 'trellis-of-the-real-services'

const fileOf = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))

/** Builds the Firebase services and the connection to the lab in a mode as the site does. */
const bundleIn = async (mode: string): Promise<Bundle> => {
  const built = await build({
    configFile: false,
    envDir: false,
    mode,
    logLevel: 'silent',
    define: {
      'import.meta.env.VITE_FIREBASE_PROJECT_ID': JSON.stringify(realProject),
      // The local stack sets it for its own builds.
      'import.meta.env.VITE_LOCAL_INSPECTION': mode === 'production' ? 'undefined' : '"on"',
    },
    build: {
      write: false,
      rolldownOptions: {
        input: [
          fileOf('src/services/identity-firebase.ts'),
          fileOf('src/services/picture-store-firebase.ts'),
          fileOf('src/devtools/create-inspection.ts'),
        ],
        preserveEntrySignatures: 'strict',
      },
    },
  })
  if (!('output' in built)) throw new Error('The build has more than one output.')
  return new Map(
    built.output.flatMap((part) =>
      part.type === 'chunk'
        ? [[part.fileName, { code: part.code, isEntry: part.isEntry }] as const]
        : [],
    ),
  )
}

const bundles = new Map<string, Bundle>()
const all = (mode: string) => [...(bundles.get(mode)?.values() ?? [])]
/** Whether a script of a build contains this text. The scripts are too long for a failure message. */
const contains = (mode: string, text: string) => all(mode).some(({ code }) => code.includes(text))

beforeAll(async () => {
  for (const mode of ['production', 'development', 'local-stack']) {
    bundles.set(mode, await bundleIn(mode))
  }
}, 60_000)

/** The ports of the emulators, their host and project, and the SDK option for emulators. */
const ofLocalStack = ['9099', '9199', '127.0.0.1', 'demo-trellis', 'disableWarnings']

/** The channel of the lab and one of its messages. */
const ofLab = ['trellis:lab', 'events recorded', 'BroadcastChannel']

describe('a production build', () => {
  test.each([...ofLocalStack, ...ofLab, 'http://localhost:'])('does not contain “%s”', (mark) => {
    expect(contains('production', mark)).toBe(false)
  })

  test('has the project of the environment', () => {
    expect(contains('production', realProject)).toBe(true)
  })

  test('loads the Firebase library only when a service is used', () => {
    const entries = all('production').filter(({ isEntry }) => isEntry)
    expect(entries.map(({ code }) => code.length < 4_000)).toEqual([true, true, true])
    for (const host of ['identitytoolkit', 'firebasestorage']) {
      expect(entries.some(({ code }) => code.includes(host))).toBe(false)
      expect(contains('production', host)).toBe(true)
    }
  })
})

describe.each(['development', 'local-stack'])('a build in the mode %s', (mode) => {
  test.each([...ofLocalStack, ...ofLab])('contains “%s”', (mark) => {
    expect(contains(mode, mark)).toBe(true)
  })

  test('does not contain the project of the environment', () => {
    expect(contains(mode, realProject)).toBe(false)
  })
})

describe('the URLs', () => {
  afterEach(() => {
    vi.unstubAllEnvs()
  })

  test.each([
    ['', 'http://127.0.0.1:9099'],
    ['http://localhost:4444/any', 'http://localhost:4444'],
  ])('of the emulator are those of “%s”', (url, origin) => {
    vi.stubEnv('VITE_LOCAL_AUTH_EMULATOR', url)
    expect(authServices()).toEqual({
      helperOrigin: origin,
      identity: `${origin}/identitytoolkit.googleapis.com`,
      token: `${origin}/securetoken.googleapis.com`,
    })
  })

  test('of the real service have the auth domain of the project', () => {
    vi.stubEnv('MODE', 'production')
    vi.stubEnv('VITE_FIREBASE_AUTH_DOMAIN', 'trellis.example')
    expect(authServices().helperOrigin).toBe('https://trellis.example')
  })

  test.each([
    ['http://127.0.0.1:9199/v0/b/pictures/o/1', true],
    ['http://localhost:9199/v0/b/pictures/o/1', true],
    ['http://pictures.example/1', false],
    ['http://127.0.0.1.evil.example/1', false],
    ['ftp://127.0.0.1/1', false],
  ])('%s is a picture in the local stack: %s, and not in production', (url, isAllowed) => {
    expect(pictureUrl(url)).toBe(isAllowed ? url : '')
    vi.stubEnv('MODE', 'production')
    expect(pictureUrl(url)).toBe('')
  })
})

import { fileURLToPath } from 'node:url'
import { build, loadConfigFromFile } from 'vite'
import { beforeAll, describe, expect, test } from 'vitest'

/** The scripts of a build, by name. */
type Bundle = ReadonlyMap<string, { code: string; isEntry: boolean }>

const realProject = 'trellis-of-the-real-services'

const fileOf = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))

/** What a build mode makes of the services that know Firebase and of the line to the lab, with the aliases of the site's own configuration. */
const bundleIn = async (mode: string): Promise<Bundle> => {
  const site = await loadConfigFromFile({ command: 'build', mode }, fileOf('vite.config.ts'))
  const alias = site?.config.resolve?.alias
  if (!alias) throw new Error('The configuration of the site has no aliases.')
  const built = await build({
    configFile: false,
    envDir: false,
    mode,
    logLevel: 'silent',
    define: { 'import.meta.env.VITE_FIREBASE_PROJECT_ID': JSON.stringify(realProject) },
    resolve: { alias },
    build: {
      write: false,
      rolldownOptions: {
        input: [
          fileOf('src/services/identity-firebase.ts'),
          fileOf('src/services/picture-store-firebase.ts'),
          fileOf('src/app/create-inspection.ts'),
        ],
        preserveEntrySignatures: 'strict',
      },
    },
  })
  if (!('output' in built)) throw new Error('The build was to make one bundle.')
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
/** Whether any script of a build has this text in it; the scripts themselves are too long for a failure to show. */
const holds = (mode: string, text: string) => all(mode).some(({ code }) => code.includes(text))

beforeAll(async () => {
  for (const mode of ['production', 'development', 'local-stack']) {
    bundles.set(mode, await bundleIn(mode))
  }
}, 60_000)

/** The port of the Auth emulator, that of the Storage emulator, the project, and the SDK's way to them. */
const ofLocalStack = ['9099', '9199', '127.0.0.1', 'demo-trellis', 'disableWarnings']

/** The machine lab's channel, what it hears, and xstate's word for being watched. */
const ofLab = ['trellis:lab', 'page is here', '@xstate.microstep', 'BroadcastChannel']

describe('a production build', () => {
  test.each([...ofLocalStack, ...ofLab, 'http://localhost:'])('knows nothing of “%s”', (mark) => {
    expect(holds('production', mark)).toBe(false)
  })

  test('takes its project from the environment', () => {
    expect(holds('production', realProject)).toBe(true)
  })

  test('loads the vendor’s library only when a service is used', () => {
    const entries = all('production').filter(({ isEntry }) => isEntry)
    expect(entries.map(({ code }) => code.length < 4_000)).toEqual([true, true, true])
    for (const host of ['identitytoolkit', 'firebasestorage']) {
      expect(entries.some(({ code }) => code.includes(host))).toBe(false)
      expect(holds('production', host)).toBe(true)
    }
  })
})

describe.each(['development', 'local-stack'])('a build in the mode %s', (mode) => {
  test.each([...ofLocalStack, ...ofLab])('knows “%s”', (mark) => {
    expect(holds(mode, mark)).toBe(true)
  })

  test('knows no project of the real services', () => {
    expect(holds(mode, realProject)).toBe(false)
  })
})

import * as v from 'valibot'
import { textOf } from './repository.ts'

const entry = v.object({
  link: v.optional(v.boolean()),
  integrity: v.optional(v.string()),
  resolved: v.optional(v.string()),
  license: v.optional(v.string()),
  hasInstallScript: v.optional(v.boolean()),
  dev: v.optional(v.boolean()),
})
const lock = v.parse(
  v.object({ lockfileVersion: v.number(), packages: v.record(v.string(), entry) }),
  JSON.parse(textOf('package-lock.json')),
)

/** Every package that npm downloads: the project and its workspaces are left out. */
export const lockedPackages = Object.entries(lock.packages)
  .filter(([path, locked]) => path !== '' && !isWorkspace(path, locked))
  .map(([path, locked]) => ({ path, name: path.replace(/^.*node_modules\//, ''), ...locked }))

/** npm installs a workspace as a link to its folder. */
function isWorkspace(path: string, { link, resolved = '' }: v.InferOutput<typeof entry>): boolean {
  return path.startsWith('packages/') || (link === true && resolved.startsWith('packages/'))
}

/** The project's package.json. */
export const manifest = v.parse(
  v.object({
    dependencies: v.record(v.string(), v.string()),
    devDependencies: v.record(v.string(), v.string()),
    scripts: v.record(v.string(), v.string()),
  }),
  JSON.parse(textOf('package.json')),
)

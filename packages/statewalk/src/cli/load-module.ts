import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

/**
 * Imports a file of the user. TypeScript is compiled by the user's tsx, or by Node if it can. Throws if neither is there.
 */
export const loadModule = async (file: string): Promise<object> => {
  const path = resolve(file)
  if (/\.[cm]?tsx?$/.test(path)) await registerTypeScript(file)
  return import(pathToFileURL(path).href)
}

const registerTypeScript = async (file: string): Promise<void> => {
  const tsx = resolveTsx()
  if (tsx !== null) {
    // Importing it registers it, as `node --import tsx` does.
    await import(pathToFileURL(tsx).href)
  } else if (!('typescript' in process.features && process.features.typescript))
    throw new Error(`${file} is TypeScript: install tsx ('npm i -D tsx'), or pass JavaScript.`)
}

const resolveTsx = (): string | null => {
  try {
    return createRequire(resolve('package.json')).resolve('tsx')
  } catch {
    return null
  }
}

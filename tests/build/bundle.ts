import { pageFiles, SHELL_FILE } from '../../tools/build/hosting/page-files.ts'
import { SECURITY_TXT } from '../../tools/build/hosting/security-txt.ts'

/** The texts of a build's files, by path relative to its folder. */
export type Bundle = ReadonlyMap<string, string>

/** The rules of a production build. Each returns the files that break it. */
export const bundleRules: Readonly<Record<string, (bundle: Bundle) => string[]>> = {
  'no source maps are shipped': (bundle) =>
    broken(bundle, (text, path) => path.endsWith('.map') || text.includes('sourceMappingURL=')),
  'nothing of the local stack is shipped': (bundle) =>
    broken(bundle, (text) => ofLocalStack.test(text)),
  'nothing of the lab, the backend or the tests is shipped': (bundle) =>
    broken(bundle, (text) =>
      /createModel|drizzle|vitest|@playwright|@statelyai|trellis[:-]lab/.test(text),
    ),
  'no secret is shipped': (bundle) => broken(bundle, (text) => secret.test(text)),
  'no page has an inline handler or style attribute': (bundle) =>
    broken(
      bundle,
      (text, path) => path.endsWith('.html') && /<[^>]+\s(on[a-z]+|style)=/i.test(text),
    ),
  'only prerendered pages contain inline scripts and styles': (bundle) =>
    broken(
      bundle,
      (text, path) =>
        path.endsWith('.html') &&
        !pageFiles.some(({ file }) => file === path) &&
        /<script(?![^>]*\ssrc=)[^>]*>|<style/i.test(text),
    ),
  'a large script begins with the compile hint': (bundle) =>
    broken(
      bundle,
      (text, path) =>
        path.endsWith('.js') &&
        text.length > 10_100 &&
        !text.startsWith('//# allFunctionsCalledOnLoad\n'),
    ),
  'the only hidden file is security.txt': (bundle) =>
    broken(bundle, (_, path) => /(^|\/)\./.test(path) && path !== SECURITY_TXT),
  'the pages, scripts and styles exist': (bundle) => {
    const paths = [...bundle.keys()]
    const required = [
      ...pageFiles.map(({ file }) => file),
      ...[SHELL_FILE, SECURITY_TXT, '.js', '.css'],
    ]
    return required.filter((ending) => !paths.some((path) => path.endsWith(ending)))
  },
}

const broken = (bundle: Bundle, breaks: (text: string, path: string) => boolean): string[] =>
  [...bundle].filter(([path, text]) => breaks(text, path)).map(([path]) => path)

/**
 * Ports, hosts, the project, the provider script and the password of the local stack. The router and the identity
 * library mention emulators and a bare `http://localhost` themselves, which is allowed.
 */
const ofLocalStack =
  /:(9099|9199|8787|5173)\b|127\.0\.0\.1|https?:\/\/localhost[:/]|demo-trellis|\/own\/gapi|VITE_LOCAL|trellis-local/

/** The value of the server's settings during the build. It must not be in the bundle. */
export const serverSetting = 'value-of-a-server-setting'

/** Keys, tokens, database URLs, and the names and values of the server's settings. */
const secret = new RegExp(
  [
    '-----BEGIN',
    '"private_key"',
    '"client_secret"',
    'DATABASE_URL',
    '(?<!VITE_)FIREBASE_API_KEY',
    'HASH_KEY',
    'postgres(ql)?://',
    'GOCSPX-',
    'eyJhbGciOi',
    serverSetting,
  ].join('|'),
)

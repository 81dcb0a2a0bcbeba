import { drawnPages, SHELL_FILE } from '../../../backend/hosting/drawn-pages.ts'

/** The files of a build by their path from its folder. */
export type Bundle = ReadonlyMap<string, string>

/** What a production build must not be caught with. A rule gives the files that break it. */
export const bundleRules: Readonly<Record<string, (bundle: Bundle) => string[]>> = {
  'no source maps are shipped': (bundle) =>
    broken(bundle, (text, path) => path.endsWith('.map') || text.includes('sourceMappingURL=')),
  'nothing of the local stack is shipped': (bundle) =>
    broken(bundle, (text) => ofLocalStack.test(text)),
  'nothing of the lab, the backend or the tests is shipped': (bundle) =>
    broken(bundle, (text) => /createModel|drizzle|vitest|@playwright|trellis[:-]lab/.test(text)),
  'no secret is shipped': (bundle) => broken(bundle, (text) => secret.test(text)),
  'no page has an inline handler or style attribute': (bundle) =>
    broken(
      bundle,
      (text, path) => path.endsWith('.html') && /<[^>]+\s(on[a-z]+|style)=/i.test(text),
    ),
  'only a drawn page holds scripts and styles, which its policy names': (bundle) =>
    broken(
      bundle,
      (text, path) =>
        path.endsWith('.html') &&
        !drawnPages.some(({ file }) => file === path) &&
        /<script(?![^>]*\ssrc=)[^>]*>|<style/i.test(text),
    ),
  'a large script begins with the hint that has it compiled beside the page': (bundle) =>
    broken(
      bundle,
      (text, path) =>
        path.endsWith('.js') &&
        text.length > 10_100 &&
        !text.startsWith('//# allFunctionsCalledOnLoad\n'),
    ),
  'a page and its scripts are there': (bundle) => {
    const paths = [...bundle.keys()]
    const wanted = [...drawnPages.map(({ file }) => file), SHELL_FILE, '.js', '.css']
    return wanted.filter((ending) => !paths.some((path) => path.endsWith(ending)))
  },
}

const broken = (bundle: Bundle, breaks: (text: string, path: string) => boolean): string[] =>
  [...bundle].filter(([path, text]) => breaks(text, path)).map(([path]) => path)

/**
 * Its ports, its addresses, its project, its stand-in, the password of its members. Router and identity library
 * speak of emulators and of a bare `http://localhost` themselves; that is not ours.
 */
const ofLocalStack =
  /:(9099|9199|8787|5173)\b|127\.0\.0\.1|https?:\/\/localhost[:/]|demo-trellis|\/own\/gapi|VITE_LOCAL|trellis-local/

/** What the server's settings hold while the build is checked: nothing of it may reach the site. */
export const serversOwn = 'setting-of-the-server-alone'

/** Keys, tokens, addresses with a password, the server's settings by name or value. */
const secret = new RegExp(
  [
    '-----BEGIN',
    '"private_key"',
    '"client_secret"',
    'DATABASE_URL',
    '(?<!VITE_)FIREBASE_API_KEY',
    'postgres(ql)?://',
    'GOCSPX-',
    'eyJhbGciOi',
    serversOwn,
  ].join('|'),
)

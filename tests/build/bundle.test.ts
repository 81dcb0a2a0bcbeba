import { expect, test } from 'vitest'
import { pageFiles } from '../../tools/build/hosting/page-files.ts'
import { bundleRules, serverSetting } from './bundle.ts'

const clean: readonly (readonly [string, string])[] = [
  ['index.html', '<script>1</script><style>p{color:red}</style>'],
  ['login.html', '<script>2</script><style>p{color:green}</style>'],
  ['signup.html', '<p>Sign up</p>'],
  ['forgot-password.html', '<p>Forgot?</p>'],
  ...pageFiles.filter(({ isWhole }) => !isWhole).map(({ file }) => [file, '<p></p>'] as const),
  ['app.html', '<script type="module" src="/assets/a.js"></script>'],
  ['.well-known/security.txt', 'Contact: mailto:support@trellis.example'],
  ['assets/a.js', 'console.error("x")'],
  ['assets/a.css', 'a{}'],
]

const brokenBy = (...files: readonly (readonly [string, string])[]) => {
  const bundle = new Map([...clean, ...files])
  return Object.entries(bundleRules)
    .filter(([, offenders]) => offenders(bundle).length > 0)
    .map(([rule]) => rule)
}

test('a clean build breaks no rule', () => {
  expect(brokenBy()).toEqual([])
})

test.each([
  ['no source maps are shipped', 'assets/a.js.map', '{}'],
  ['no source maps are shipped', 'assets/b.js', '//# sourceMappingURL=b.js.map'],
  ['nothing of the local stack is shipped', 'assets/b.js', 'fetch("http://127.0.0.1:9099/")'],
  ['nothing of the local stack is shipped', 'assets/b.js', 'fetch("http://localhost:3000/")'],
  ['nothing of the local stack is shipped', 'assets/b.js', 'connect("127.0.0.1")'],
  ['nothing of the local stack is shipped', 'assets/b.js', 'password:"trellis-local"'],
  ['nothing of the local stack is shipped', 'index.html', '<script src="/own/gapi.js"></script>'],
  [
    'nothing of the lab, the backend or the tests is shipped',
    'assets/b.js',
    'window.name="trellis-lab"',
  ],
  [
    'nothing of the lab, the backend or the tests is shipped',
    'assets/b.js',
    'post("@statelyai.connected")',
  ],
  ['the only hidden file is security.txt', '.vite/manifest.json', '{}'],
  ['the only hidden file is security.txt', 'assets/.DS_Store', ''],
  ['no secret is shipped', 'assets/b.js', '-----BEGIN PRIVATE KEY-----'],
  ['no secret is shipped', 'assets/b.js', 'open("postgresql://trellis:word@db/trellis")'],
  ['no secret is shipped', 'assets/b.js', 'key:{FIREBASE_API_KEY:"x"}'],
  ['no secret is shipped', 'assets/b.js', `key:"${serverSetting}"`],
  ['no secret is shipped', 'assets/b.js', 'token:"eyJhbGciOiJSUzI1NiJ9.e30.x"'],
  ['only prerendered pages contain inline scripts and styles', 'app.html', '<script>1</script>'],
  ['no page has an inline handler or style attribute', 'index.html', '<p style="color:red">'],
  [
    'a large script begins with the compile hint',
    'assets/b.js',
    `const a=1\n//# allFunctionsCalledOnLoad\n${'a();'.repeat(10_000)}`,
  ],
])('%s: %s', (rule, path, text) => {
  expect(brokenBy([path, text])).toEqual([rule])
})

test('the public API key of the site is no secret', () => {
  expect(brokenBy(['assets/b.js', 'env.VITE_FIREBASE_API_KEY'])).toEqual([])
})

test('an empty build breaks a rule', () => {
  const offenders = bundleRules['the pages, scripts and styles exist']?.(new Map())
  expect(offenders).toEqual([
    ...pageFiles.map(({ file }) => file),
    ...['app.html', '.well-known/security.txt', '.js', '.css'],
  ])
})

import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { overBudget, sizesOf } from './sizes.ts'

/** gzip reduces a hexadecimal digit to about half a byte. */
const script = (kilobytes: number, begins = '') =>
  Buffer.from(`${begins}//${randomBytes(kilobytes * 940).toString('hex')}`)

/** The numbers are the approximate sizes in kB after gzip. */
const build = () =>
  new Map<string, Uint8Array>([
    [
      'index.html',
      Buffer.concat([
        Buffer.from('<section>First</section>'),
        script(8),
        Buffer.from('<section>Second</section>'),
      ]),
    ],
    ['login.html', script(6)],
    ['signup.html', script(7)],
    ['forgot-password.html', script(1)],
    ['assets/landing-gggggggg.js', script(2, 'import"./shared-bbbbbbbb.js";')],
    [
      'app.html',
      Buffer.from('<script type="module" crossorigin src="/assets/main-aaaaaaaa.js"></script>'),
    ],
    ['assets/main-aaaaaaaa.js', script(10, 'import{a}from"./shared-bbbbbbbb.js";')],
    ['assets/shared-bbbbbbbb.js', script(5)],
    ['assets/login-cccccccc.js', script(3, 'import"./shared-bbbbbbbb.js";')],
    ['assets/signup-dddddddd.js', script(4)],
    ['assets/started-identity-eeeeeeee.js', script(20)],
    ['assets/text-common-ffffffff.woff2', Buffer.alloc(16_000)],
    ['assets/text-latin-ffffffff.woff2', Buffer.alloc(30_000)],
  ])

test('the size of a page is the sum of its scripts and their static imports, each counted once', () => {
  const sizes = sizesOf(build())
  expect(sizes['landing scripts']).toBeCloseTo(7, -0.5)
  expect(sizes['login scripts before typing']).toBeCloseTo(18, -0.5)
  expect(sizes['login scripts with identity']).toBeCloseTo(38, -0.5)
  expect(sizes['fonts with the common characters']).toBe(16)
})

test('the size of the prerendered forms is that of the largest one', () => {
  expect(sizesOf(build())['largest prerendered form with styles and illustrations']).toBeCloseTo(
    7,
    -0.5,
  )
})

test('the landing page is measured as a whole and up to the end of its first panel', () => {
  const sizes = sizesOf(build())
  expect(sizes['landing page with styles and illustrations, brotli']).toBeCloseTo(8, -0.5)
  expect(sizes['landing page up to the end of its first panel, brotli']).toBeLessThan(0.1)
})

test('a landing page without a panel throws', () => {
  const files = build().set('index.html', script(1))
  expect(() => sizesOf(files)).toThrow('index.html has no panel.')
})

test('a size above its budget and a budget without a size are reported', () => {
  expect(
    overBudget({ a: 10, b: 10.1 }, { a: { limit: 10 }, b: { limit: 10 }, c: { limit: 1 } }),
  ).toEqual(['b: 10.1 kB, the budget is 10', 'c was not measured'])
})

test.each(['index.html', 'signup.html'])('a build without %s throws', (page) => {
  const files = build()
  files.delete(page)
  expect(() => sizesOf(files)).toThrow(page)
})

import { expect, test } from 'vitest'

/*
 * Stryker counts a test file that fails to load as one without failures, so a mutant that breaks a module on import
 * would survive. Import the files here and not in a test: Stryker attributes code first imported inside a test to that
 * test alone.
 */
const files: readonly string[] = JSON.parse(process.env.MUTATED_FILES ?? '[]')
const attempts: { file: string; exported: readonly string[] | string }[] = []
for (const file of files)
  attempts.push({ file, exported: await import(/* @vite-ignore */ file).then(Object.keys, String) })

test.each(attempts)('$file can be imported', ({ exported }) => {
  expect(exported).toEqual(expect.any(Array))
})

import { expect, test } from 'vitest'

/*
 * Stryker counts a test file that fails to load as one without failures, so a mutant that breaks a module on import
 * would survive. Import the files here and not in a test: Stryker attributes code first imported inside a test to that
 * test alone.
 */
const { mutate: files = [] }: { mutate?: string[] } = JSON.parse(process.env.MUTATION ?? '{}')
const attempts: { file: string; exported: readonly string[] | string }[] = []
for (const file of files) {
  const modulePath = `../../${file}`
  const exported = await import(/* @vite-ignore */ modulePath).then(Object.keys, String)
  attempts.push({ file, exported })
}

test.each(attempts)('$file can be imported', ({ exported }) => {
  expect(exported).toEqual(expect.any(Array))
})

import { expect, test } from 'vitest'

/*
 * The runner counts a test file that cannot even be read as one without failures: a change that breaks a file as
 * soon as it is read would pass for unnoticed. The files are read here, and not in a test: what is first read in a
 * test counts as noticed by that test alone, and no other would be asked.
 */
const files: readonly string[] = JSON.parse(process.env.MUTATED_FILES ?? '[]')
const attempts: { file: string; exported: readonly string[] | string }[] = []
for (const file of files)
  attempts.push({ file, exported: await import(/* @vite-ignore */ file).then(Object.keys, String) })

test.each(attempts)('$file can be read', ({ exported }) => {
  expect(exported).toEqual(expect.any(Array))
})

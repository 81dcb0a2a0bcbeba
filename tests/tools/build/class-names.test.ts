import { expect, test } from 'vitest'
import { classNames } from '../../../tools/build/class-names.ts'

const text = 'src/design/text/text.css.ts'
const theme = 'src/design/theme/theme.css.ts'

test('a class is named by its file and its number in the file, not by a hash of the path', () => {
  const name = classNames()
  const names = ['0', '1', 'z', '10'].map((number) =>
    name({ hash: `1r6nezn${number}`, filePath: text }),
  )
  const [first = ''] = names
  const file = first.slice(0, 2)
  expect(file).toMatch(/^[A-Z][a-z0-9]$/)
  expect(names).toEqual([`${file}0`, `${file}1`, `${file}z`, `${file}10`])
})

test('each file has its own names, in every build the same', () => {
  const [one, other] = [classNames(), classNames()]
  const ofTheme = one({ hash: 'abc0', filePath: theme })
  expect(one({ hash: '1r6nezn0', filePath: text })).not.toBe(ofTheme)
  expect(other({ hash: 'abc0', filePath: theme })).toBe(ofTheme)
})

test('a style sheet that is not part of the site is an error', () => {
  expect(() => classNames()({ hash: 'abc0', filePath: 'lab/lab.css.ts' })).toThrow(
    'lab/lab.css.ts is not a style sheet of the site.',
  )
})

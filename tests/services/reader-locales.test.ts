import { expect, test } from 'vitest'
import { dayInWords, readerLocales } from '../../src/services/reader-locales.ts'

const noon = new Date(2027, 0, 15, 12).getTime()

test.each([
  [['C'], 'January 15, 2027'],
  [[''], 'January 15, 2027'],
  [['en_US.UTF-8'], 'January 15, 2027'],
  [[], 'January 15, 2027'],
  [['C', 'de-DE'], '15. Januar 2027'],
  [['sv', '*'], '15 januari 2027'],
])('a browser with the languages %j shows the date %s', (languages, date) => {
  expect(dayInWords(noon, readerLocales(languages))).toBe(date)
})

test('a browser without a valid language is English, whatever the language of the system', () => {
  expect(readerLocales(['C'])).toEqual(['en'])
})

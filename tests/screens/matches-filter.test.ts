import { describe, expect, test } from 'vitest'
import { matchesFilter } from '../../src/screens/preferences/matches-filter.ts'

const names = ['Co-working Cafes', 'Coffee Shops', 'Cafés & Crêpes', 'Live Music', 'Go-Karting']
const found = (filter: string) => names.filter(matchesFilter(filter))

describe('a filter over interests', () => {
  test('matches names that contain the typed letters at any position', () => {
    expect(found('mus')).toEqual(['Live Music'])
    expect(found('o')).toEqual(['Co-working Cafes', 'Coffee Shops', 'Go-Karting'])
  })

  test('matches every name while only white space or punctuation is typed', () => {
    for (const blank of ['', '  ', '-', '…']) expect(found(blank)).toEqual(names)
  })

  test('ignores case', () => {
    expect(found('COFFEE')).toEqual(['Coffee Shops'])
  })

  test('ignores accents in the name and in the filter', () => {
    expect(found('cafe')).toEqual(['Co-working Cafes', 'Cafés & Crêpes'])
    expect(found('CAFÉS')).toEqual(['Co-working Cafes', 'Cafés & Crêpes'])
    expect(found('crepes')).toEqual(['Cafés & Crêpes'])
  })

  test('matches a decomposed accent', () => {
    expect(found('cafe\u0301s')).toEqual(['Co-working Cafes', 'Cafés & Crêpes'])
  })

  test.each(['co-working', 'coworking', 'co working'])(
    'matches a name with a hyphen by "%s"',
    (typed) => {
      expect(found(typed)).toEqual(['Co-working Cafes'])
    },
  )

  test('requires every typed word, in any order', () => {
    expect(found('  music   live ')).toEqual(['Live Music'])
    expect(found('live coffee')).toEqual([])
  })

  test('matches nothing if no name contains the letters', () => {
    expect(found('zzz')).toEqual([])
  })
})

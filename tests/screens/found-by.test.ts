import { describe, expect, test } from 'vitest'
import { foundBy } from '../../src/screens/preferences/found-by.ts'

const names = ['Co-working Cafes', 'Coffee Shops', 'Cafés & Crêpes', 'Live Music', 'Go-Karting']
const found = (filter: string) => names.filter(foundBy(filter))

describe('a filter over interests', () => {
  test('finds what holds the typed letters, wherever they stand in the name', () => {
    expect(found('mus')).toEqual(['Live Music'])
    expect(found('o')).toEqual(['Co-working Cafes', 'Coffee Shops', 'Go-Karting'])
  })

  test('finds everything while nothing, white space or a mark alone is typed', () => {
    for (const blank of ['', '  ', '-', '…']) expect(found(blank)).toEqual(names)
  })

  test('takes no notice of capitals', () => {
    expect(found('COFFEE')).toEqual(['Coffee Shops'])
  })

  test('takes no notice of accents, on either side', () => {
    expect(found('cafe')).toEqual(['Co-working Cafes', 'Cafés & Crêpes'])
    expect(found('CAFÉS')).toEqual(['Co-working Cafes', 'Cafés & Crêpes'])
    expect(found('crepes')).toEqual(['Cafés & Crêpes'])
  })

  test('finds an accent that is typed as a letter and a mark', () => {
    expect(found('cafe\u0301s')).toEqual(['Co-working Cafes', 'Cafés & Crêpes'])
  })

  test.each(['co-working', 'coworking', 'co working'])(
    'finds a name with a hyphen by "%s"',
    (typed) => {
      expect(found(typed)).toEqual(['Co-working Cafes'])
    },
  )

  test('asks for every typed word, in any order', () => {
    expect(found('  music   live ')).toEqual(['Live Music'])
    expect(found('live coffee')).toEqual([])
  })

  test('finds nothing by letters that no name has', () => {
    expect(found('zzz')).toEqual([])
  })
})

import { afterEach, describe, expect, test, vi } from 'vitest'
import { labUrl } from '../../machines/model-of.ts'

describe('the URL of a step in the lab', () => {
  const path = { input: 'anyone', moves: ['turned', 'turned'] }

  test('has the id of a path of the tour', () => {
    expect(labUrl('walk', { ...path, id: '0abc123' }, 1)).toBe(
      'http://localhost:5173/lab/#/walk/path/0abc123/step/1',
    )
  })

  afterEach(() => vi.unstubAllEnvs())

  test('has the port of npm start', () => {
    vi.stubEnv('SITE_PORT', '5200')
    expect(labUrl('walk', path, 0)).toMatch(/^http:\/\/localhost:5200\/lab\//)
  })

  test('has all moves of any other path', () => {
    const [url, query] = labUrl('walk', path, 2).split('?')
    expect(url).toBe('http://localhost:5173/lab/#/walk/step/2')
    expect(Object.fromEntries(new URLSearchParams(query))).toEqual({
      input: 'anyone',
      moves: '["turned","turned"]',
    })
  })
})

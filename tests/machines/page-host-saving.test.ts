import { replay } from 'statewalk'
import { describe, expect, test } from 'vitest'
import { pageHostModel } from '../../machines/page-host/page-host-model.ts'
import { enters, host, openPage, opens, requests } from './support/page-host-steps.ts'

const running = (...moves: string[]) => {
  const { children } = replay(pageHostModel, { input: 'a new tab', moves }).snapshot()
  return Object.keys(children).filter(
    (id) => id.startsWith('page') && children[id]?.getSnapshot().status === 'active',
  )
}

describe('a page that is saving', () => {
  const saving = [...opens('/settings'), 'blocking changed (by the first page, which is saving)']
  const left = [...saving, ...opens('/login')]

  test('runs on after the router has left it, until the save has ended', () => {
    expect(host(...left)).toMatchObject({
      context: { current: openPage(2, '/login'), left: [{ id: 'page 1' }] },
    })
    expect(running(...left)).toContain('page 1')
    const ended = [...left, 'blocking changed (by the first page)']
    expect(host(...ended).context.left).toEqual([])
    expect(running(...ended)).not.toContain('page 1')
  })

  test('is the page again when it is requested', () => {
    const again = host(...left, requests('/settings'), enters('/settings'))
    expect(again.context).toMatchObject({ current: { id: 'page 1', key: '/settings' }, left: [] })
  })

  test('ends with the session of its member', () => {
    const gone = [
      ...left,
      'member changed (the member is loaded)',
      'member changed (the session has ended)',
    ]
    expect(running(...gone)).not.toContain('page 1')
  })
})

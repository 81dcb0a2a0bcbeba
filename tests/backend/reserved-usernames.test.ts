import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { usernamesFor } from '../../backend/members/derived-username.ts'
import { isReserved } from '../../backend/members/reserved-usernames.ts'

describe('a username', () => {
  test.each([
    ['of the operator', ['admin', 'administrator', 'root', 'support', 'security', 'trellis']],
    ['of a role mailbox', ['postmaster', 'abuse', 'no-reply', 'webmaster']],
    ['in another case', ['Admin', 'ROOT', 'SupPort']],
    ['with separators', ['a.d.m.i.n', '_admin_', 'admin-', 'sup_port', '...root...']],
    [
      'with look-alikes',
      [
        ...['adm1n', 'ADMlN', 'r00t', 'R0oT', '5upport', 'adrnin', '4dmin', 'suppor7'],
        ...['h3lp', 'a8use', 'ovvner'],
      ],
    ],
    ['of two reserved words', ['trellis-support', 'Admin.Team', 'support_staff', '_api-team_']],
  ])('%s is reserved', (_, usernames) => {
    expect(usernames.filter((username) => !isReserved(username))).toEqual([])
  })

  test('equal to a route of the site or the API is reserved', () => {
    const routes = readdirSync('src/routes').flatMap(
      (file) => /^(?:_member\.)?([a-z-]+)\.tsx$/.exec(file)?.[1] ?? [],
    )
    expect(routes).toContain('edit-profile')
    expect([...routes, 'assets', 'api', 'users'].filter((route) => !isReserved(route))).toEqual([])
  })

  test.each([
    'ada',
    'grace.hopper',
    'rootbeer',
    'administer',
    'supporter-7',
    'al1ce',
    'member-10000000',
    '---',
  ])('similar to a reserved one is allowed: %s', (username) => {
    expect(isReserved(username)).toBe(false)
  })

  test('derived from a name is never reserved', () => {
    for (const name of ['Root', 'Support Team', 'ADMIN', 'Adm1n']) {
      expect([...usernamesFor(name)].filter(isReserved)).toEqual([])
    }
  })
})

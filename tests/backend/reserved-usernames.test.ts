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
    [
      'of reserved words without a separator',
      ['trellissupport', 'officialtrellis', 'securityteam', 'TrellisAdmin', 'accountsupport'],
    ],
    [
      'with digits',
      ['admin1', 'admin007', '1admin', 'support24', 'trellis_2026', 'admin1.trellis', 'root-99'],
    ],
    [
      'with a common prefix or suffix',
      ['real.admin', 'therealadmin', 'trellishq', 'trellis.com', 'supportdesk', 'my.trellis.app'],
    ],
    [
      'with a rank',
      ['trellis.ceo', 'trellisfounder', 'support-agent', 'chief.moderator', 'headofsecurity'],
    ],
    [
      'with look-alikes, joined and with digits',
      ['tre11issupp0rt', 'TrellisAdrnin1', 'rea1.adm1n', 'newsletter.noreply'],
    ],
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
    'adminah',
    'supportive.sam',
    'badmin.ton',
    'nadmina',
    'joe.root',
    'francisco.sales',
    'maya.trellis',
    'trellisgarden',
    'teamplayer',
    'realmadrid',
    'the.real.maya',
    'thesystemofadown',
    'infomania',
    'modesty',
    'botany7',
    'helpful.harry',
    'user1',
    'guest.2026',
    'home-sweet-home',
    'team7eleven',
    '807',
    '1234807',
  ])('similar to a reserved one is allowed: %s', (username) => {
    expect(isReserved(username)).toBe(false)
  })

  test('derived from a name is never reserved', () => {
    const names = ['Root', 'Support Team', 'ADMIN', 'Adm1n', 'The Real Admin', 'Trellis Support 2']
    for (const name of names) expect([...usernamesFor(name)].filter(isReserved)).toEqual([])
  })

  test('derived from a name does not become a reserved one by its digits', () => {
    // 7 is a look-alike of t: suppor-7…
    const proposals = Array.from({ length: 50 }, () => [...usernamesFor('Suppor')]).flat()
    expect(proposals).toContain('suppor')
    expect(proposals.filter(isReserved)).toEqual([])
  })
})

import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { usernamesFor } from '../../backend/members/create-member.ts'
import { isReserved } from '../../backend/members/reserved-usernames.ts'

/** Names by which a reader would take their owner for the operator, and paths. */
const refused = {
  'a role': `admin administrator moderator mods owner founder ceo cfo cto coo ciso dpo director president executive
    chairwoman supervisor maintainer developer staff team official verified employee recruiter spokesperson`,
  'an office': `support helpdesk help info contact billing payments invoices refunds sales marketing legal privacy
    compliance security safety fraud abuse complaints careers jobs press newsletter noreply donotreply faq status`,
  'an account of a system': `root sudo superuser sysadmin sysop system daemon mailer-daemon postmaster hostmaster
    webmaster devops robot support.bot autoreply null undefined www localhost`,
  'the brand':
    'trellis thetrellis trellis.app trellishq trellis.com my.trellis.app real.trellis trellis_2026',
  'several words': `trellis-support officialtrellis securityteam accountsupport support_staff cofounder co-founder
    trellisfounder chief.moderator headofsecurity vp.of.sales trust-and-safety tech.support customercare investor-relations
    it.support hr-team managing.director community_manager therealadmin`,
  'another spelling': `Admin ROOT SupPort a.d.m.i.n _admin_ sup_port ...root... adm1n ADMlN r00t 5upport adrnin 4dmin
    suppor7 h3lp ovvner tre11issupp0rt TrellisAdrnin1 rea1.adm1n admin007 1admin support24 root-99`,
  'a uid': 'Zk3vXq0RtYb7LmN2sPw9HdEa5Ju1 aaaaaaaaaaaaaaaaaaaaaaaaaaaa',
}

/** Names of people, and words that only resemble a reserved one. */
const allowed = {
  'a name': `ada grace.hopper bill.ing bill_ing mark.eting rob.ot joe.root francisco.sales anna.press al1ce
    harry.potter bo79 leo.mod ruth.bader maya.trellis jobst helena.root the.real.maya kim.admin`,
  'a longer word': `rootbeer administer adminah badmin.ton nadmina supporter-7 supportive.sam helpful.harry
    infomania modesty botany7 botanist trellisgarden teamplayer realmadrid legally.blonde salesman77 pressley ceolin
    cooper apiary appleton founderson expressway`,
  'words of a home': `user1 guest.2026 member-10000000 home-sweet-home my.home the.web news.junkie chief tech.lead
    media.lover data.nerd team7eleven thesystemofadown`,
  'no letters': '--- 807 1234807 2026',
  'almost a uid':
    'Zk3vXq0RtYb7LmN2sPw9HdEa5Ju Zk3vXq0RtYb7LmN2sPw9HdEa5Ju12 Zk3vXq0RtYb7LmN2.sPw9HdEa5Ju1',
}

const namesIn = (text: string): readonly string[] => text.split(/\s+/)

describe('a username', () => {
  test.each(Object.entries(refused))('that is or has %s is reserved', (_, usernames) => {
    expect(namesIn(usernames).filter((username) => !isReserved(username))).toEqual([])
  })

  test.each(Object.entries(allowed))('that is %s is not reserved', (_, usernames) => {
    expect(namesIn(usernames).filter(isReserved)).toEqual([])
  })

  test('equal to a route of the site or the API is reserved', () => {
    const routes = readdirSync('src/routes').flatMap(
      (file) => /^(?:_member\.)?([a-z-]+)\.tsx$/.exec(file)?.[1] ?? [],
    )
    expect(routes).toContain('edit-profile')
    expect([...routes, 'assets', 'api', 'users'].filter((route) => !isReserved(route))).toEqual([])
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

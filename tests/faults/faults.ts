import type { Catalogue } from '../support/evidence/problems.ts'
import { content } from './content.ts'
import type { Family, Fault } from './fault.ts'
import { identity } from './identity.ts'
import { network } from './network.ts'
import { preparedAccounts } from './prepared-accounts.ts'
import { storage } from './storage.ts'
import { strangers } from './strangers.ts'
import { time } from './time.ts'

/** Every fault that can affect the site, the backend or the local stack, grouped by origin. */
export const families: readonly Family[] = [
  { title: 'Network and responses', faults: network },
  { title: 'Time and page lifecycle', faults: time },
  { title: 'Storage and tabs', faults: storage },
  { title: 'Identity', faults: identity },
  { title: 'Pictures, position, clipboard and text', faults: content },
  { title: 'Strangers, mailboxes and other ways to sign in', faults: strangers },
  { title: 'Prepared accounts', faults: preparedAccounts },
]

/** Every fault, ordered by number. */
export const faults: readonly Fault[] = families.flatMap((family) => family.faults)

/** The faults as claims that tests must prove. */
export const catalogue: Catalogue = {
  kind: 'fault',
  claims: faults.map(({ number, notInjected, plannedFor }) => ({
    id: String(number),
    excuse: notInjected,
    plannedFor,
  })),
  excused: 'be out of reach here',
}

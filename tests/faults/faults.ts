import type { Catalogue } from '../support/evidence/catalogue.ts'
import { content } from './content.ts'
import type { Family } from './fault.ts'
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

/** The faults, which tests must cover. */
export const catalogue: Catalogue = {
  kind: 'fault',
  page: 'docs/faults.md',
  title: 'Faults',
  introduction:
    'Faults that can occur around the site, the expected behaviour, and the cases that cover them. `npm run test:full` writes this page. [How to add a case](../tests/faults/README.md). [Measurements](../backend/README.md#under-load-and-kills) of the backend under load and after kills are separate.',
  columns: ['Fault', 'Expected'],
  excused: 'out of reach',
  sections: families.map(({ title, faults }) => ({
    title,
    rows: faults.map(({ number, fault, expected, decision, notInjected, plannedFor }) => ({
      id: String(number),
      texts: [fault, expected],
      decision,
      excuse: notInjected,
      plannedFor,
    })),
  })),
}

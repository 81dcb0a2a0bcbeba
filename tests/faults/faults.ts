import type { Catalogue } from '../support/evidence/problems.ts'
import { content } from './content.ts'
import type { Family, Fault } from './fault.ts'
import { identity } from './identity.ts'
import { network } from './network.ts'
import { storage } from './storage.ts'
import { time } from './time.ts'

/** Every fault that the site, the backend or the local stack can meet, by the side it comes from. */
export const families: readonly Family[] = [
  { title: 'Network and answers', faults: network },
  { title: 'Time and the life of a page', faults: time },
  { title: 'Storage and tabs', faults: storage },
  { title: 'Identity', faults: identity },
  { title: 'Pictures, position, clipboard and text', faults: content },
]

/** Every fault, in the order of its number. */
export const faults: readonly Fault[] = families.flatMap((family) => family.faults)

/** The faults as what tests have to show. */
export const catalogue: Catalogue = {
  kind: 'fault',
  claims: faults.map(({ number, notInjected, plannedFor }) => ({
    id: String(number),
    excuse: notInjected,
    plannedFor,
  })),
  excused: 'be out of reach here',
}

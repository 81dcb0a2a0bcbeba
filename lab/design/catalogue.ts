import { actions } from './components/actions.tsx'
import { choices } from './components/choices.tsx'
import { drawings } from './components/drawings.tsx'
import { fields } from './components/fields.tsx'
import { landing } from './components/landing.tsx'
import { members } from './components/members.tsx'
import { news } from './components/news.tsx'
import { pages } from './components/pages.tsx'
import { words } from './components/words.tsx'
import type { Group } from './entry.ts'
import { memberPages } from './screens/member-pages.tsx'
import { otherPages } from './screens/other-pages.tsx'
import { waysIn } from './screens/ways-in.tsx'

/** Every component of src/design that screens use. */
export const components: readonly Group[] = [
  { title: 'Actions', entries: actions },
  { title: 'Fields and forms', entries: fields },
  { title: 'Choices', entries: choices },
  { title: 'News', entries: news },
  { title: 'Members', entries: members },
  { title: 'Words and signs', entries: words },
  { title: 'Landing page', entries: landing },
  { title: 'Pages', entries: pages },
  { title: 'Drawings', entries: drawings },
]

/** Every screen in its main states. */
export const screens: readonly Group[] = [
  { title: 'Screens: ways in', entries: waysIn },
  { title: 'Screens of members', entries: memberPages },
  { title: 'Other screens', entries: otherPages },
]

/** All that the page shows. */
export const everything: readonly Group[] = [...components, ...screens]

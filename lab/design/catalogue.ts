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

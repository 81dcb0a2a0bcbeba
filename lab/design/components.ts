import { actions } from './components/actions.tsx'
import { choices } from './components/choices.tsx'
import { feedback } from './components/feedback.tsx'
import { fields } from './components/fields.tsx'
import { foundations } from './components/foundations.tsx'
import { landing } from './components/landing.tsx'
import { members } from './components/members.tsx'
import type { Group } from './entry.ts'

/** The title of the group that the start page shows in full. */
export const foundationsTitle = 'Foundations'

/** The foundations, and the components of src/design that no screen shows in each of their states. */
export const components: readonly Group[] = [
  { title: foundationsTitle, entries: foundations },
  { title: 'Actions', entries: actions },
  { title: 'Fields and forms', entries: fields },
  { title: 'Choices', entries: choices },
  { title: 'Feedback', entries: feedback },
  { title: 'Members', entries: members },
  { title: 'Landing page', entries: landing },
]

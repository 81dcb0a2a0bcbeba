import { actions } from './components/actions.tsx'
import { choices } from './components/choices.tsx'
import { drawings } from './components/drawings.tsx'
import { feedback } from './components/feedback.tsx'
import { fields } from './components/fields.tsx'
import { foundations } from './components/foundations.tsx'
import { landing } from './components/landing.tsx'
import { members } from './components/members.tsx'
import { pages } from './components/pages.tsx'
import { texts } from './components/texts.tsx'
import type { Group } from './entry.ts'

/** The title of the group that the start page shows in full. */
export const foundationsTitle = 'Foundations'

const {
  heading: _heading,
  text: _text,
  icon: _icon,
  'interest-icon': _interest,
  logo: _logo,
  ...others
} = texts

/** Every component of src/design that screens use. */
export const components: readonly Group[] = [
  { title: foundationsTitle, entries: foundations },
  { title: 'Actions', entries: actions },
  { title: 'Fields and forms', entries: fields },
  { title: 'Choices', entries: choices },
  { title: 'Feedback', entries: feedback },
  { title: 'Members', entries: members },
  { title: 'Text and icons', entries: others },
  { title: 'Landing page', entries: landing },
  { title: 'Pages', entries: pages },
  { title: 'Illustrations', entries: drawings },
]

import { components } from './components.ts'
import type { Group } from './entry.ts'
import { screens } from './screens.tsx'

/** The components, and the screens of every machine in every state. */
export const everything: readonly Group[] = [...components, { title: 'Screens', entries: screens }]

import '../../src/design/theme/layers.css.ts'
import '../../src/design/theme/global.css.ts'
import { useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { Stack } from '../../src/design/layout/stack.tsx'
import { Text } from '../../src/design/text/text.tsx'
import { foundations } from './components/foundations.tsx'
import { components } from './components.ts'
import { entryRefFrom, find, titleOf, useEntryRef } from './entry.ts'
import * as styles from './lab.css.ts'
import { labRoot, rendered } from './root.ts'
import { texts } from './texts.ts'

const theme = new URLSearchParams(location.search).get('theme')
if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme

declare global {
  interface Window {
    /** Shows a component or one of its states, such as `button/busy`; resolves once it is rendered. Rejects for another id. */
    mount(id: string): Promise<void>
    /** The ids of the foundations, for {@link mount}. */
    foundations: readonly string[]
  }
}

window.foundations = Object.keys(foundations)
let groups = components

/* A component appears without the machines, whose screens take most of the time. */
const loadFor = async (id: string) => {
  if (find(components, { id, state: null })) return
  const { everything } = await import('./catalogue.ts')
  groups = everything
}

window.mount = async (id) => {
  const entryRef = entryRefFrom(id)
  await loadFor(entryRef.id)
  if (!find(groups, entryRef)) throw new Error(texts.noState(id))
  if (location.hash !== `#${id}`) {
    const changed = new Promise((resolve) =>
      addEventListener('hashchange', resolve, { once: true }),
    )
    location.hash = id
    await changed
  }
  await document.fonts.ready
}

await loadFor(entryRefFrom(location.hash).id)
createRoot(labRoot()).render(<Frame />)

/** The content of a frame: one state, or all of them stacked if they can share a window. */
function Frame() {
  const found = find(groups, useEntryRef())
  useEffect(() => {
    window.frameElement?.dispatchEvent(new Event(rendered))
  }, [])
  if (!found) return <Text size="body">{texts.unknown}</Text>
  const { id, state, entry } = found
  const [first = ''] = Object.keys(entry.states)
  const shown = state ?? (entry.alone ? first : null)
  const named = Object.entries(entry.states).filter(([name]) => shown === null || shown === name)
  if (entry.alone) {
    return named.map(([name, State]) => <State key={`${id}/${name}`} />)
  }
  return (
    <div className={styles.sheet}>
      <Stack space="7">
        {named.map(([name, State]) => (
          <div key={`${id}/${name}`} className={styles.state}>
            <Text size="micro" tone="muted">
              {titleOf(name)}
            </Text>
            <State />
          </div>
        ))}
      </Stack>
    </div>
  )
}

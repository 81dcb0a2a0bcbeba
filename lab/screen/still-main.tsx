import '../../src/design/theme/global.css.ts'
import '../../src/design/theme/theme.css.ts'
import { Fragment } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { previews } from '../previews/previews.ts'
import { stillAt } from './still.ts'

const container = document.getElementById('root')
if (container) {
  const root = createRoot(container)
  const show = () => {
    const { hash } = window.location
    const still = stillAt(hash, previews)
    // Every state is mounted from scratch, as if the page had been opened in it.
    flushSync(() => root.render(<Fragment key={hash}>{still?.screen}</Fragment>))
    window.trellisExpectation = still?.expectation
    document.documentElement.dataset.still = hash
  }
  window.addEventListener('hashchange', show)
  show()
}

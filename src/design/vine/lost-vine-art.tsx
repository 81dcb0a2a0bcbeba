import { type ComponentType, lazy, Suspense } from 'react'
import * as lost from './lost-vine-art.css.ts'

/* Lazy, because few visitors see it. If the chunk fails to load, the page works without it. */
const LostVine = lazy<ComponentType>(() =>
  import('./lost-vine.tsx').then(
    (module) => ({ default: module.LostVine }),
    () => ({ default: Nothing }),
  ),
)

const Nothing = () => null

/** The number 404 built of slats, and a vine whose end found no support. */
export function LostVineArt() {
  return (
    <div className={lost.clip}>
      <svg className={lost.art} viewBox="250 0 940 400" aria-hidden="true">
        <Suspense>
          <LostVine />
        </Suspense>
      </svg>
    </div>
  )
}

import { Suspense } from 'react'
import { lazyArt } from './lazy-art.ts'
import * as lost from './lost-vine-art.css.ts'

/* Lazy, because few visitors see it. */
const LostVine = lazyArt(async () => (await import('./lost-vine.tsx')).LostVine)

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

import { whyUsCopy } from '../../copy/landing.ts'
import { FilmPanel } from '../../design/film-panel/film-panel.tsx'
import { FilmPlaceholder } from '../../design/film-panel/film-placeholder.tsx'

/** The third panel: a placeholder for a film (specification 2). */
export function WhyUs({ headingId }: { headingId: string }) {
  const { heading, lead, after, film } = whyUsCopy
  return (
    <FilmPanel
      headingId={headingId}
      heading={heading}
      lead={lead}
      after={after}
      film={<FilmPlaceholder {...film} />}
    />
  )
}

import { whyUsCopy } from '../../copy/landing.ts'
import { FilmPanel } from '../../design/film-panel/film-panel.tsx'
import { FilmToCome } from '../../design/film-panel/film-to-come.tsx'

/** The third panel: a film that is still to come (specification 2). */
export function WhyUs({ headingId }: { headingId: string }) {
  const { heading, lead, after, film } = whyUsCopy
  return (
    <FilmPanel
      headingId={headingId}
      heading={heading}
      lead={lead}
      after={after}
      film={<FilmToCome {...film} />}
    />
  )
}

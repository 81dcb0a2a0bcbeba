import type { ReactElement } from 'react'
import { notFoundCopy } from '../../copy/error-pages.ts'
import { homeIcon } from '../../design/icon/ui/home.gen.ts'
import { ButtonLink } from '../../design/link/button-link.tsx'
import { LostVineArt } from '../../design/vine/lost-vine-art.tsx'
import { ErrorPage } from '../error-page/error-page.tsx'

/** 404: no page has this URL. */
export function NotFoundScreen({ links }: { links: { home: ReactElement } }) {
  return (
    <ErrorPage
      art={<LostVineArt />}
      heading={notFoundCopy.heading}
      headingSize="display"
      text={notFoundCopy.text}
      action={
        <ButtonLink tone="primary" size="lg" icon={homeIcon} render={links.home}>
          {notFoundCopy.home}
        </ButtonLink>
      }
    />
  )
}
